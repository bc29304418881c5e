import type { StaffHighlight } from '../../api/staff/staff-highlights';
import { HIGHLIGHTS_LIMIT } from '../../domain/limits';
import { counted } from '../kit/lists/noun';
import { type Day, dayWords } from './day';

/** `beyond`: over the home page's limit. `lost`: its dish was deleted. */
export type Standing = 'shown' | 'hidden' | 'sold-out' | 'lost' | 'beyond';

export function byPosition(a: StaffHighlight, b: StaffHighlight): number {
  return a.position - b.position || a.id.localeCompare(b.id);
}

/** The day's highlights and the everyday ones, including hidden ones, in the given order. */
export function highlightsOn(all: readonly StaffHighlight[], day: Day): readonly StaffHighlight[] {
  return all.filter(({ date }) => date === null || date === day);
}

export function pastHighlights(all: readonly StaffHighlight[], today: string): readonly StaffHighlight[] {
  return all
    .filter(({ date }) => date !== null && date < today)
    .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? '') || byPosition(a, b));
}

export function plannedDays(all: readonly StaffHighlight[], tomorrow: string): readonly string[] {
  const days = all.flatMap(({ date }) => (date !== null && date > tomorrow ? [date] : []));
  return [...new Set(days)].sort();
}

/** Standings by id, as `GET /api/highlights` and the home page's limit decide. `soldOut`: unavailable dishes. */
export function standingsOf(
  ofDay: readonly StaffHighlight[],
  soldOut: ReadonlySet<string>,
): ReadonlyMap<string, Standing> {
  let shown = 0;
  return new Map(
    ofDay.map((highlight) => {
      const standing = ownStanding(highlight, soldOut);
      if (standing !== 'shown') return [highlight.id, standing];
      shown += 1;
      return [highlight.id, shown > HIGHLIGHTS_LIMIT ? 'beyond' : 'shown'];
    }),
  );
}

export function beyondOn(
  all: readonly StaffHighlight[],
  day: Day,
  soldOut: ReadonlySet<string>,
): readonly StaffHighlight[] {
  const ofDay = highlightsOn(all, day);
  const standings = standingsOf(ofDay, soldOut);
  return ofDay.filter(({ id }) => standings.get(id) === 'beyond');
}

/** `1 highlight won’t show today (limit 10): Crema catalana.` */
export function beyondWords(beyond: readonly StaffHighlight[], day: Day, today: string): string {
  const words = dayWords(day, today);
  const when = day === null ? '' : words.startsWith('to') ? ` ${words}` : ` on ${words}`;
  return `${counted(beyond.length, 'highlight')} won’t show${when} (limit ${HIGHLIGHTS_LIMIT}): ${beyond.map(nameOf).join(', ')}.`;
}

function ownStanding({ active, itemId, shown }: StaffHighlight, soldOut: ReadonlySet<string>): Standing {
  if (itemId === null && shown.name === NAMELESS) return 'lost';
  if (!active) return 'hidden';
  return itemId !== null && soldOut.has(itemId) ? 'sold-out' : 'shown';
}

/** The site's name for a highlight with neither a dish nor a name; the CMS does not serve those. */
const NAMELESS = 'Untitled';

export function nameOf({ itemId, shown }: StaffHighlight): string {
  return itemId === null && shown.name === NAMELESS ? 'A dish that was deleted' : shown.name;
}
