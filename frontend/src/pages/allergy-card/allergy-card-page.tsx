import { useEffect } from 'react';
import { hasDiet } from '../../domain/diet';
import { type CardLine, cardLines } from '../../domain/diet-card';
import { useDiet } from '../../features/diet/use-diet';
import { ActionLink } from '../../ui/action-link';
import styles from './allergy-card-page.module.css';

/** To hold out to the kitchen, or to print. */
export function AllergyCardPage() {
  const diet = useDiet();
  const { without, only } = cardLines(diet);
  useLitScreen();
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>Allergy card</h1>
      {hasDiet(diet) ? (
        <div className={styles.card}>
          <Lines english="I can’t have" spanish="No puedo comer" lines={without} />
          <Lines english="I eat only" spanish="Solo como" lines={only} />
          <p className={styles.request}>
            Please check every ingredient, sauce and fryer.{' '}
            <span lang="es">Por favor, comprueben cada ingrediente, cada salsa y cada freidora.</span>
          </p>
        </div>
      ) : (
        <div className={styles.help}>
          <p>
            Choose on the menu, the drinks or the special what you leave out. Then this card says it to the
            kitchen.
          </p>
          <p>
            Hold it out to your server, or print it: in large letters it names what you can’t have in English
            and Spanish.
          </p>
          <p>
            We store none of it: what you leave out is in the page’s address and in your own browser. Our
            kitchen handles every allergen, so please speak to your server as well.
          </p>
        </div>
      )}
      <p className={styles.ways}>
        <ActionLink to="/menu" look="secondary">
          Back to the menu
        </ActionLink>
      </p>
    </div>
  );
}

interface LinesProps extends CardLine {
  lines: readonly CardLine[];
}

function Lines({ english, spanish, lines }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={english} className={styles.lines}>
      <h2 className={styles.title}>
        {english} <span lang="es">{spanish}</span>
      </h2>
      <ul role="list">
        {lines.map((line) => (
          <li key={line.english} className={styles.line}>
            <strong>{line.english}</strong> <span lang="es">{line.spanish}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The screen stays lit while the card is held out. */
function useLitScreen(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isLeft = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isLeft) await lock.release();
      } catch {
        // A low battery refuses it.
      }
    };
    const keepLit = () => void ask();
    keepLit();
    // The browser lets go of it when the page is hidden.
    document.addEventListener('visibilitychange', keepLit);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', keepLit);
      void lock?.release();
    };
  }, []);
}
