import type { CalendarDate } from './calendar';
import { toHighlight, type HighlightRecord } from './public-highlights';

export type StaffHighlight = ReturnType<typeof toStaffHighlight>;

/** Positions go up to here. */
export const highestPosition = 100_000;

/** A highlight as staff see it, whether its dish can be ordered or not. */
export function toStaffHighlight(record: HighlightRecord) {
  return {
    ...toHighlight(record),
    itemId: record.dish?.documentId ?? null,
    tagOverride: record.tagOverride ?? '',
  };
}

/** What a highlight shows of its dish, or may: a change of the dish is none of the highlight. */
export const ofTheDish = [
  'name',
  'description',
  'price',
  'image',
  'tag',
  'category',
  'item',
] as const satisfies ReadonlyArray<keyof StaffHighlight>;

type Placed = Pick<StaffHighlight, 'id' | 'position' | 'date'>;

/** The highlights that belong to a day, or all where none is named; by position, as the site shows them. */
export function highlightsOn<Highlight extends Placed>(
  highlights: readonly Highlight[],
  date: CalendarDate | null,
): Highlight[] {
  return highlights
    .filter((highlight) => date === null || highlight.date === null || highlight.date === date)
    .sort((a, b) => a.position - b.position || a.id.localeCompare(b.id));
}

/** The position after all others. */
export function positionAfter(highlights: ReadonlyArray<Pick<Placed, 'position'>>): number {
  const highest = Math.max(0, ...highlights.map(({ position }) => position));
  return Math.min(highest + 1, highestPosition);
}

/**
 * The positions that `ID:1,ID:2` gives, by id. A text in place of them says what is wrong: an id that is unknown among
 * these highlights or named twice, or a position that is too high.
 */
export function positionsOf(
  highlights: ReadonlyArray<Pick<Placed, 'id'>>,
  positions: string,
): Map<string, number> | string {
  const known = new Set(highlights.map(({ id }) => id));
  const given = new Map<string, number>();
  for (const pair of positions.split(',')) {
    const [id = '', digits = ''] = pair.split(':');
    if (!known.has(id)) return 'names a highlight that does not show then, or is not there.';
    if (given.has(id)) return 'names a highlight more than once.';
    if (Number(digits) > highestPosition)
      return `has a number above ${highestPosition.toLocaleString('en-US')}.`;
    given.set(id, Number(digits));
  }
  return given;
}
