import { beforeEach, expect, it, vi } from 'vitest';
import { staffCall } from './staff-call';
import { staffSpecial } from './staff-tapas5';

vi.mock('./staff-call', () => ({ staffCall: vi.fn() }));

const calls = vi.mocked(staffCall);
beforeEach(() => void calls.mockReset());

const ITEM = {
  id: 'gildas',
  name: 'Gildas',
  description: 'On a pick.',
  tags: 'gluten-free|vegan',
  allergens: 'sesame',
  may_contain: '',
  allergens_confirmed: false,
  raw: false,
  available: true,
};

/** What `GET /api/admin/tapas5` answers. */
const WIRE = {
  active: false,
  title: 'Tapas $5',
  price: 5.5,
  currency: 'USD',
  windowText: '',
  daysCsv: 'MON,TUE',
  startTime: '16:00',
  endTime: '18:00',
  timezone: 'America/New_York',
  itemIds: ['gildas', 'tigres'],
  items: [ITEM, { ...ITEM, id: 'tigres', name: 'Tigres', available: false }],
  etag: '"1"',
};

it('includes the dishes of a special that is off, as its page would show them, even sold-out ones', () => {
  expect(staffSpecial.read(WIRE)).toMatchObject({
    id: 'tapas5',
    etag: '"1"',
    active: false,
    price: 5.5,
    daysCsv: 'MON,TUE',
    itemIds: ['gildas', 'tigres'],
    items: [
      // Not confirmed, so not shown as free of anything.
      { id: 'gildas', dietary_tags: ['vegan'], allergens: ['sesame'], available: true },
      { id: 'tigres', available: false },
    ],
  });
  expect(() => staffSpecial.read(undefined)).toThrow('the special');
});

it('is a list of one', async () => {
  calls.mockResolvedValueOnce({ status: 200, body: WIRE, etag: '"1"' });
  expect(await staffSpecial.list()).toMatchObject([{ id: 'tapas5' }]);
});

it('stores the given fields if the special is still the version that was seen', async () => {
  calls.mockResolvedValue({ status: 200, body: WIRE, etag: '"1"' });
  expect(await staffSpecial.change('"1"', { active: true })).toMatchObject({ id: 'tapas5' });
  expect(calls).toHaveBeenLastCalledWith({
    path: '/api/admin/tapas5',
    method: 'PUT',
    headers: { 'If-Match': '"1"' },
    body: { active: true },
  });
});
