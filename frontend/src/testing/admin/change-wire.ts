import type { Change } from '../../api/staff/staff-history';

/** A change as the API returns it: a price increase of a dish, with the given overrides. */
export function changeWire(fields: Partial<Change> = {}): Change {
  return {
    id: 'c1',
    at: '2026-11-21T20:10:00.000Z',
    by: { kind: 'staff', id: 'p1', name: 'Ana' },
    kind: 'dish',
    entry: 'd1',
    title: 'Gambas',
    action: 'changed',
    fields: [{ name: 'price', label: 'Price', from: 12, to: 14 }],
    ...fields,
  };
}
