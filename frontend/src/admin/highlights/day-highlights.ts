import type { StaffHighlight } from '../../api/staff/staff-highlights';
import { HIGHLIGHTS_LIMIT } from '../../domain/limits';
import type { Day } from './day';

/**
 * What becomes of a highlight on the home page. `beyond`: the page has no place left for it. `lost`: its dish was deleted.
 */
export type Standing = 'shown' | 'hidden' | 'sold-out' | 'lost' | 'beyond';

/** In the order in which diners see them: those with one position by id, as the API has it. */
export function byPosition(a: StaffHighlight, b: StaffHighlight): number {
  return a.position - b.position || a.id.localeCompare(b.id);
}

/**
 * The highlights of a day: its own and those of every day; of every day, those alone. Hidden ones are among them. In the
 * order given: the API's, or the one that staff have just made.
 */
export function highlightsOn(all: readonly StaffHighlight[], day: Day): readonly StaffHighlight[] {
  return all.filter(({ date }) => date === null || date === day);
}

/** The highlights whose day is over, the latest first. */
export function pastHighlights(all: readonly StaffHighlight[], today: string): readonly StaffHighlight[] {
  return all
    .filter(({ date }) => date !== null && date < today)
    .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? '') || byPosition(a, b));
}

/** The days after tomorrow that have highlights of their own, and how many; the next first. */
export function plannedDays(all: readonly StaffHighlight[], tomorrow: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { date } of all) {
    if (date !== null && date > tomorrow) counts.set(date, (counts.get(date) ?? 0) + 1);
  }
  return new Map([...counts].sort(([a], [b]) => a.localeCompare(b)));
}

/**
 * What becomes of each highlight of a day, by id: the rules of `GET /api/highlights`, then the home page's limit.
 * `soldOut` has the dishes that can't be ordered.
 */
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

function ownStanding({ isActive, dishId, shown }: StaffHighlight, soldOut: ReadonlySet<string>): Standing {
  if (dishId === null && shown.name === NAMELESS) return 'lost';
  if (!isActive) return 'hidden';
  return dishId !== null && soldOut.has(dishId) ? 'sold-out' : 'shown';
}

/** What the site calls a highlight with neither a dish nor a name: the CMS does not show it. */
const NAMELESS = 'Untitled';

/** What a highlight is called on this screen. */
export function nameOf({ dishId, shown }: StaffHighlight): string {
  return dishId === null && shown.name === NAMELESS ? 'A dish that was deleted' : shown.name;
}
