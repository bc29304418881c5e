import { filterEvents } from '../../domain/event';
import { EVENTS_LIMIT } from '../../domain/limits';

/** What the site shows of the cards today. */
export function SiteNote({ onCount }: { onCount: number }) {
  return (
    <p>
      {siteSentence(onCount)}{' '}
      <a href="/events" target="_blank" rel="noopener">
        See the events
      </a>
    </p>
  );
}

/** The fewest that the site shows: what is missing, it fills up with cards of its own. */
const FEWEST = filterEvents([], 'all').length;

export function siteSentence(onCount: number): string {
  if (onCount > EVENTS_LIMIT) {
    return `The site shows the first ${EVENTS_LIMIT} of the ${onCount.toLocaleString('en-US')} that are on, those with a date first.`;
  }
  if (onCount >= FEWEST) return `The site shows all ${onCount} that are on.`;
  const missing = FEWEST - onCount;
  return `${onCount === 0 ? 'None is' : `Only ${onCount} ${onCount === 1 ? 'is' : 'are'}`} on: the site adds ${missing} ${missing === 1 ? 'card' : 'cards'} of its own, such as “About” and “Gallery”.`;
}
