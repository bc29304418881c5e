import { useMemo, useState } from 'react';
import { type ByStanding, type Diet, dietQuery, hasDiet, NO_DIET, readDiet } from '../../domain/diet';
import { dietSentences, dietSummary } from '../../domain/diet-words';
import { ActionLink } from '../../ui/action-link';
import { Button } from '../../ui/button';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { keepDiet, keptDiet } from './kept-diet';
import { UnreadWords } from './unread-words';
import { chooseDiet } from './use-diet';
import styles from './diet-notice.module.css';

interface DietNoticeProps {
  diet: Diet;
  standings: ByStanding<unknown>;
  words: { one: string; many: string; list?: 'menu' | 'drinks' };
  listId: string;
}

/** Sums up the list under the diet; if there is none, offers the diet of the last visit. */
export function DietNotice(props: DietNoticeProps) {
  return (
    <>
      <UnreadWords />
      {hasDiet(props.diet) ? <Chosen {...props} /> : <KeptDiet listId={props.listId} />}
    </>
  );
}

function Chosen({ diet, standings, words, listId }: DietNoticeProps) {
  return (
    <div className={styles.notice}>
      {dietSentences(diet, standings, words).map((sentence, index) => (
        <p key={sentence}>{index === 0 ? <strong>{sentence}</strong> : sentence}</p>
      ))}
      <p className="screen-only cluster gap-3">
        <ActionLink to="/allergy-card" look="secondary">
          Card for the kitchen
        </ActionLink>{' '}
        <a
          href="?"
          className="target"
          onClick={(event) => {
            event.preventDefault();
            focusList(listId);
            chooseDiet(NO_DIET);
          }}
        >
          Clear
        </a>
      </p>
    </div>
  );
}

/** Call this before the pressed button is removed: otherwise focus would fall back to the top of the document. */
function focusList(listId: string): void {
  document.getElementById(listId)?.focus({ preventScroll: true });
}

/** Offers to also leave out what was left out last time; shows nothing if all of that is left out already. */
export function KeptDiet({ diet = NO_DIET, listId }: { diet?: Diet; listId: string }) {
  const isHydrated = useIsHydrated();
  const [isForgotten, setForgotten] = useState(false);
  // Read once: a tap is stored before the list has caught up, and would be offered as the last visit’s.
  const kept = useMemo(() => (isHydrated ? keptDiet() : NO_DIET), [isHydrated]);
  const both = together(diet, kept);
  if (isForgotten || dietQuery(both) === dietQuery(diet)) return null;
  return (
    <div className={styles.notice}>
      <p>Last time: {dietSummary(kept)}.</p>
      <p className="screen-only cluster gap-3">
        <Button
          look="secondary"
          onClick={() => {
            focusList(listId);
            chooseDiet(both);
          }}
        >
          Use it again
        </Button>{' '}
        <Button
          look="secondary"
          onClick={() => {
            focusList(listId);
            keepDiet(NO_DIET);
            setForgotten(true);
          }}
        >
          Forget it
        </Button>
      </p>
    </div>
  );
}

function together(...diets: readonly Diet[]): Diet {
  const all = (name: keyof Diet) => diets.flatMap((diet) => diet[name]).join(',');
  return readDiet(all('without'), all('only'));
}
