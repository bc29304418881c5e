import { beforeEach, expect, it, vi } from 'vitest';
import type * as Client from '../client';
import type { ApiCall } from '../client';
import { MalformedAnswerError } from '../errors';
import { fetchAttention, onAttentionStale, refreshAttention } from './staff-attention';

const answer = vi.fn<(call: ApiCall) => Promise<Client.ApiAnswer>>();
vi.mock('../client', async (original) => ({
  ...(await original<typeof Client>()),
  request: (call: ApiCall) => answer(call),
}));

const WIRE = {
  newMessages: 2,
  failedMails: 0,
  failedReplies: 0,
  unconfirmedDishes: 9,
  unconfirmedDrinks: 4,
  dishesWithCents: [{ id: 'd', name: 'Croquetas', price: 8.5 }],
  drinksWithCents: [],
  offersEnding: [{ id: 'a', title: 'Late plate', endDate: '2026-11-22' }],
  special: { active: true, title: 'Tapas $5', dishes: 12, etag: '"7"' },
  today: { date: '2026-11-21', exception: { note: 'Private party', spans: [] } },
};

const ok = (body: unknown) => Promise.resolve({ status: 200, body, etag: null });

beforeEach(() => void answer.mockReset());

it('reads what needs attention', async () => {
  answer.mockReturnValue(ok(WIRE));
  expect(await fetchAttention()).toEqual({
    ...WIRE,
    special: { id: 'tapas5', active: true, title: 'Tapas $5', dishes: 12, etag: '"7"' },
  });
  expect(answer).toHaveBeenCalledWith({ path: '/api/admin/attention' });
});

it('rejects a malformed answer instead of reading it as “nothing needs attention”', async () => {
  for (const body of [null, '<html>', {}, { ...WIRE, newMessages: '2' }, { ...WIRE, today: null }]) {
    answer.mockReturnValue(ok(body));
    await expect(fetchAttention()).rejects.toBeInstanceOf(MalformedAnswerError);
  }
});

it('tells listeners that it must be fetched again, until they unsubscribe', () => {
  const listener = vi.fn();
  const stop = onAttentionStale(listener);
  refreshAttention();
  stop();
  refreshAttention();
  expect(listener).toHaveBeenCalledOnce();
});
