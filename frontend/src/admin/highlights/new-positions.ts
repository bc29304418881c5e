import type { StaffHighlight } from '../../api/staff/staff-highlights';
import { inPlaces } from '../kit/lists/use-list-cache';
import { byPosition } from './day-highlights';

/** The API's highest position. */
const HIGHEST = 100_000;
/** The most positions in one call, because they all go in its URL. */
const MOST_AT_ONCE = 250;

/**
 * The positions to change, by id, when a day's highlights (`ofDay`) are reordered. All days share one
 * sequence, so a highlight moves within `all` (every day's, except past ones); on other days nothing else moves.
 */
export function newPositions(
  all: readonly StaffHighlight[],
  ofDay: readonly StaffHighlight[],
  orderedIds: readonly string[],
): ReadonlyMap<string, number> {
  const changed = changedPositions(all, ofDay, orderedIds);
  return changed.size <= MOST_AT_ONCE ? changed : changedPositions(ofDay, ofDay, orderedIds);
}

function changedPositions(
  all: readonly StaffHighlight[],
  ofDay: readonly StaffHighlight[],
  orderedIds: readonly string[],
): ReadonlyMap<string, number> {
  const row = [...all].sort(byPosition);
  const target = moved(row, ofDay, orderedIds);
  const places = freePlaces(row.map(({ position }) => position));
  const changed = new Map<string, number>();
  for (const [index, { id, position }] of target.entries()) {
    const place = places[index] ?? index + 1;
    if (place !== position) changed.set(id, place);
  }
  return changed;
}

function moved(
  row: readonly StaffHighlight[],
  ofDay: readonly StaffHighlight[],
  orderedIds: readonly string[],
): readonly StaffHighlight[] {
  const before = ofDay.map(({ id }) => id);
  const mover = moverBetween(ofDay, orderedIds);
  const highlight = row.find(({ id }) => id === mover);
  if (!highlight)
    return inPlaces(
      row,
      orderedIds.flatMap((id) => ofDay.find((each) => each.id === id) ?? []),
    );
  const rest = row.filter(({ id }) => id !== mover);
  const at = orderedIds.indexOf(highlight.id);
  const isUp = at < before.indexOf(highlight.id);
  const neighbor = rest.findIndex(({ id }) => id === orderedIds[isUp ? at + 1 : at - 1]);
  return rest.toSpliced(isUp ? neighbor : neighbor + 1, 0, highlight);
}

function moverBetween(ofDay: readonly StaffHighlight[], orderedIds: readonly string[]): string | undefined {
  const before = ofDay.map(({ id }) => id);
  const at = before.findIndex((id, index) => id !== orderedIds[index]);
  const without = (ids: readonly string[], gone: string) => ids.filter((id) => id !== gone).join();
  const movers = [orderedIds[at], before[at]].filter(
    (id): id is string => id !== undefined && without(before, id) === without(orderedIds, id),
  );
  const isOfOneDay = (id: string) => ofDay.some((each) => each.id === id && each.date !== null);
  return movers.find(isOfOneDay) ?? movers[0];
}

function freePlaces(positions: readonly number[]): readonly number[] {
  const places: number[] = [];
  for (const position of positions) places.push(Math.max(position, (places.at(-1) ?? -1) + 1));
  return (places.at(-1) ?? 0) > HIGHEST ? places.map((_, index) => index + 1) : places;
}
