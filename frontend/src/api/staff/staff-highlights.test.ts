import { beforeEach, expect, it, vi } from 'vitest';
import type { ApiCall } from '../client';
import { staffCall } from './staff-call';
import { staffHighlights } from './staff-highlights';

vi.mock('./staff-call', () => ({ staffCall: vi.fn() }));

const calls = vi.mocked(staffCall);
const answer = (body: unknown) => calls.mockResolvedValueOnce({ status: 200, body, etag: null });
const made = (): ApiCall => calls.mock.lastCall?.[0] as ApiCall;

beforeEach(() => void calls.mockReset());

const DISH = {
  name: 'Pulpo',
  description: 'Grilled',
  price: 18,
  image: '/uploads/pulpo.jpg?v=1',
  category: 'Del Mar',
};

/** What `GET /api/admin/highlights` answers. */
const WIRE = {
  ...DISH,
  id: 'one',
  etag: '"1"',
  position: 3,
  date: '2026-11-22',
  active: false,
  tag: 'Gluten-free',
  tagOverride: 'Gluten-free',
  itemId: 'pulpo',
  item: { ...DISH, id: 'pulpo', menuHighlightTag: 'New', raw: true },
};

it('turns the answer into a highlight as the site would show it', () => {
  expect(staffHighlights.read(WIRE)).toEqual({
    ...WIRE,
    dishTag: 'New',
    shown: {
      id: 'one',
      dishId: 'pulpo',
      position: 3,
      name: 'Pulpo',
      description: 'Grilled',
      price: 18,
      priceFormatted: '$18.00',
      image: { src: '/uploads/pulpo.jpg?v=1', alt: 'Pulpo' },
      // The home page makes no free-from claims.
      tag: '',
      category: 'Del Mar',
      raw: true,
    },
  });
});

it('puts what a new one needs into the query', async () => {
  answer(WIRE);
  await staffHighlights.add({ itemId: 'pulpo', date: null });
  expect(made()).toEqual({ path: '/api/admin/highlights?itemId=pulpo&date=', method: 'POST' });
});

it.each([
  ['one/active?value=false', () => staffHighlights.patch('one', '"1"', { active: false })],
  [
    'one?tagOverride=New%20%26%20hot',
    () => staffHighlights.patch('one', '"1"', { tagOverride: 'New & hot' }),
  ],
  ['one?date=2026-11-23', () => staffHighlights.patch('one', '"1"', { date: '2026-11-23' })],
  ['one?date=', () => staffHighlights.patch('one', '"1"', { date: null })],
])('changes the version that was seen: %s', async (path, change) => {
  answer({ ...WIRE, etag: '"2"' });
  expect(await change()).toMatchObject({ etag: '"2"' });
  expect(made()).toEqual({
    path: `/api/admin/highlights/${path}`,
    method: 'PATCH',
    headers: { 'If-Match': '"1"' },
  });
});

it('sends positions by id, and reads the whole answer', async () => {
  answer({ items: [WIRE], page: 1, pageSize: 1, total: 1 });
  const reorder = () =>
    staffHighlights.reorder(new Map([['one', 1]]), [
      { id: 'one', position: 4 },
      { id: 'two', position: 5 },
    ]);
  expect(await reorder()).toMatchObject([{ id: 'one' }]);
  expect(made()).toEqual({
    path: '/api/admin/highlights/reorder?date=&positions=one%3A1%3A4',
    method: 'POST',
  });
  answer({});
  await expect(reorder()).rejects.toThrow('a list with each highlight');
});
