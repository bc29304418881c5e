import type { CalendarDate } from './calendar';

export const MAX_POSITION = 100_000;

interface Placed {
  id: string;
  position: number;
  date: CalendarDate | null;
}

/**
 * A day's highlights, or all if no date is given; by position, as the site shows them. One with a date shows on that
 * day only, one without a date every day.
 */
export function highlightsOn<Highlight extends Placed>(
  highlights: readonly Highlight[],
  date: CalendarDate | null,
): Highlight[] {
  return highlights
    .filter((highlight) => date === null || highlight.date === null || highlight.date === date)
    .sort((a, b) => a.position - b.position || a.id.localeCompare(b.id));
}

export function positionAfter(highlights: ReadonlyArray<Pick<Placed, 'position'>>): number {
  const highest = Math.max(0, ...highlights.map(({ position }) => position));
  return Math.min(highest + 1, MAX_POSITION);
}

/**
 * Parses `ID:1,ID:2:4` into the new position of each id, and its old one if given. Returns a text if something is wrong
 * with it.
 */
export function positionsOf(
  highlights: ReadonlyArray<Pick<Placed, 'id'>>,
  positions: string,
): Map<string, { to: number; from: number | null }> | string {
  const known = new Set(highlights.map(({ id }) => id));
  const given = new Map<string, { to: number; from: number | null }>();
  for (const pair of positions.split(',')) {
    const [id = '', to = '', from] = pair.split(':');
    if (!known.has(id)) return 'names a highlight that does not exist, or does not show that day.';
    if (given.has(id)) return 'names a highlight more than once.';
    if (Number(to) > MAX_POSITION) return `has a number above ${MAX_POSITION.toLocaleString('en-US')}.`;
    given.set(id, { to: Number(to), from: from === undefined ? null : Number(from) });
  }
  return given;
}
