import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../errors';
import { listedServer } from '../../testing/admin/listed-server';
import { offerWire } from '../../testing/admin/offer-wire';
import { staffCall } from './staff-call';
import { createFirstOffer, offersCollection } from './staff-offers';

vi.mock('./staff-call', () => ({ staffCall: vi.fn() }));

const wire = (id: string, order: number) => offerWire(id, { order });
const FIELDS = { title: 'New', badge: 'Badge' };
let server: ReturnType<typeof serve>;
const serve = (...orders: number[]) => {
  const made = listedServer(
    '/api/admin/offers',
    wire('', 999),
    orders.map((order, at) => wire(`old-${at}`, order)),
  );
  vi.mocked(staffCall).mockImplementation(made.answer);
  return made;
};

beforeEach(() => {
  server = serve(1, 2);
});

it('puts a new offer before all others', async () => {
  const made = await createFirstOffer(FIELDS);
  expect(made).toMatchObject({ title: 'New', order: 0 });
  expect(server.sent).toHaveLength(1);
});

it('also puts it before another new one', async () => {
  server = serve(0, 1);
  const made = await createFirstOffer(FIELDS);
  expect(made.order).toBe(1);
  expect(server.sent).toEqual([expect.stringMatching(/^POST \{/), expect.stringMatching(/^POST reorder /)]);
  expect((await offersCollection.list())[0]?.id).toBe(made.id);
});

it('counts it as stored when only putting it first failed', async () => {
  const post = createFirstOffer(FIELDS);
  server.answer.mockImplementationOnce(() => Promise.reject(new ApiError('offline', 'Network Error')));
  expect((await post).title).toBe('New');
  expect(server.stored.size).toBe(3);
});
