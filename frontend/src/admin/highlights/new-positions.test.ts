import { expect, it } from 'vitest';
import type { StaffHighlight } from '../../api/staff/staff-highlights';
import { aHighlight } from '../../testing/admin/highlight';
import { byPosition, highlightsOn } from './day-highlights';
import { newPositions } from './new-positions';

const DAY = '2026-11-21';
const OTHER = '2026-11-22';

/** Every day: A, B, C; today X after them; another day Y between A and B. */
const ALL = [
  aHighlight('A', { position: 1 }),
  aHighlight('Y', { position: 2, date: OTHER }),
  aHighlight('B', { position: 3 }),
  aHighlight('C', { position: 4 }),
  aHighlight('X', { position: 9, date: DAY }),
];

function reorder(all: readonly StaffHighlight[], order: string) {
  const changed = newPositions(all, highlightsOn(all, DAY), order.split(''));
  const after = all
    .map((each) => ({ ...each, position: changed.get(each.id) ?? each.position }))
    .sort(byPosition);
  const on = (day: string) =>
    highlightsOn(after, day)
      .map(({ id }) => id)
      .join('');
  return { changed: Object.fromEntries(changed), today: on(DAY), other: on(OTHER) };
}

it.each([
  ['XABC', 'AYBC'],
  ['AXBC', 'AYBC'],
  ['ABXC', 'AYBC'],
  // An everyday highlight moves on all days.
  ['BACX', 'BAYC'],
  ['BCAX', 'YBCA'],
  // Within any other order, the day's highlights swap places among themselves.
  ['XCBA', 'YCBA'],
])('puts a day into the order %s, and leaves another day’s own in its place', (order, other) => {
  expect(reorder(ALL, order)).toMatchObject({ today: order, other });
});

it('changes nothing if nothing moved, and otherwise as few positions as possible', () => {
  expect(reorder(ALL, 'ABCX').changed).toEqual({});
  expect(reorder(ALL, 'ABXC').changed).toEqual({ X: 4, C: 9 });
});

it('separates highlights that share a position', () => {
  const tied = ['A', 'B', 'C'].map((id) => aHighlight(id, { position: 999 }));
  expect(reorder(tied, 'CAB')).toMatchObject({ today: 'CAB', changed: { A: 1000, B: 1001 } });
});

it('renumbers all of them when the highest position is taken', () => {
  const high = ['A', 'B', 'C'].map((id) => aHighlight(id, { position: 100_000 }));
  expect(reorder(high, 'BAC').changed).toEqual({ A: 2, B: 1, C: 3 });
});

it('changes only the day’s own if one call could not name all of them', () => {
  const others = Array.from({ length: 400 }, (_, index) =>
    aHighlight(`other-${index}`, { position: index + 2, date: OTHER }),
  );
  const all = [aHighlight('A', { position: 1 }), ...others, aHighlight('X', { position: 500, date: DAY })];
  expect(reorder(all, 'XA')).toMatchObject({ today: 'XA', changed: { A: 500, X: 1 } });
});
