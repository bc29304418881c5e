import { beforeEach, expect, it, vi } from 'vitest';
import { staffCall } from './staff-call';
import { type SpecialFields, staffSpecial } from './staff-tapas5';

vi.mock('./staff-call', () => ({ staffCall: vi.fn() }));

const calls = vi.mocked(staffCall);
beforeEach(() => void calls.mockReset());

const ITEM = {
  id: 'gildas',
  name: 'Gildas',
  description: 'On a pick.',
  tags: 'gluten-free|vegan',
  allergens: 'fish',
  may_contain: '',
  allergens_confirmed: false,
  raw: false,
  available: true,
};

/** As `GET /api/admin/tapas5` answers. */
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

it('has the dishes of a special that is off, as its page would show them, and those that are sold out', () => {
  expect(staffSpecial.read(WIRE)).toMatchObject({
    id: 'tapas5',
    etag: '"1"',
    isActive: false,
    price: 5.5,
    days: ['MON', 'TUE'],
    itemIds: ['gildas', 'tigres'],
    dishes: [
      // Not confirmed: not shown as free of anything.
      { item: { id: 'gildas', tags: ['vegan'], allergens: ['fish'] }, isAvailable: true },
      { item: { id: 'tigres' }, isAvailable: false },
    ],
  });
  expect(() => staffSpecial.read({ ...WIRE, price: '5' })).toThrow('the special');
});

it('is a list of one', async () => {
  calls.mockResolvedValueOnce({ status: 200, body: WIRE, etag: '"1"' });
  expect(await staffSpecial.list()).toMatchObject([{ id: 'tapas5' }]);
});

it('changes all but whether it is on, and that apart, over the version that was seen', async () => {
  calls.mockResolvedValue({ status: 200, body: WIRE, etag: '"1"' });
  const fields: SpecialFields = {
    title: 'Tapas',
    price: 6,
    windowText: 'Early',
    days: ['MON', 'FRI'],
    startTime: '15:00',
    endTime: '17:00',
    itemIds: ['gildas'],
  };
  await staffSpecial.change('"1"', fields);
  const { days: _days, ...rest } = fields;
  const sent = { path: '/api/admin/tapas5', method: 'PUT', headers: { 'If-Match': '"1"' } };
  expect(calls).toHaveBeenLastCalledWith({ ...sent, body: { ...rest, daysCsv: 'MON,FRI' } });
  await staffSpecial.setActive('"1"', true);
  expect(calls).toHaveBeenLastCalledWith({ ...sent, body: { active: true } });
});
