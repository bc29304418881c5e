import { OFFERS_LIMIT } from '../../domain/limits';
import { FALLBACK_OFFERS } from '../../domain/offer';
import styles from './home-note.module.css';

/** What Home shows of the offers today. */
export function HomeNote({ onCount }: { onCount: number }) {
  return (
    <p className={styles.note}>
      {homeSentence(onCount)}{' '}
      <a href="/" target="_blank" rel="noopener">
        See Home
      </a>
    </p>
  );
}

function homeSentence(onCount: number): string {
  if (onCount === 0) {
    const own = FALLBACK_OFFERS.map(({ title }) => `“${title}”`).join(' and ');
    return `No offer is on now: Home shows two slides of its own, ${own}.`;
  }
  if (onCount > OFFERS_LIMIT) {
    return `Home shows the first ${OFFERS_LIMIT} of the ${onCount.toLocaleString('en-US')} offers that are on now. To bring another in, move it up.`;
  }
  return onCount === 1
    ? 'Home shows the one offer that is on now.'
    : `Home shows the ${onCount} offers that are on now, in this order.`;
}
