import { beforeEach, expect, it, vi } from 'vitest';
import type * as Client from '../client';
import type { ApiCall } from '../client';
import { ApiError, MalformedAnswerError } from '../errors';
import { fetchAttention, onAttentionStale, refreshAttention, setSpecialActive } from './staff-attention';

const answer = vi.fn<(call: ApiCall) => Promise<Client.ApiAnswer>>();
vi.mock('../client', async (original) => ({
  ...(await original<typeof Client>()),
  request: (call: ApiCall) => answer(call),
}));

const WIRE = {
  newMessages: 2,
  failedMails: 0,
  unavailableDishes: 4,
  unavailableDrinks: 3,
  unconfirmedDishes: 9,
  unconfirmedDrinks: 4,
  offersEnding: [{ id: 'a', title: 'Late plate', endDate: '2026-11-22' }],
  special: { active: true, title: 'Tapas $5', dishes: 12 },
  today: { date: '2026-11-21', exception: { note: 'Private party', spans: [] } },
};

const ok = (body: unknown, etag: string | null = null) => Promise.resolve({ status: 200, body, etag });

beforeEach(() => void answer.mockReset());

it('reads what needs attention', async () => {
  answer.mockReturnValue(ok(WIRE));
  expect(await fetchAttention()).toEqual({
    ...WIRE,
    special: { isActive: true, title: 'Tapas $5', dishes: 12 },
  });
  expect(answer).toHaveBeenCalledWith({ path: '/api/admin/attention' });
});

it('takes an odd answer for none, never for a calm day', async () => {
  for (const body of [null, '<html>', {}, { ...WIRE, newMessages: '2' }, { ...WIRE, today: null }]) {
    answer.mockReturnValue(ok(body));
    await expect(fetchAttention()).rejects.toBeInstanceOf(MalformedAnswerError);
  }
});

it('turns the special off over its newest version, and changes nothing else of it', async () => {
  answer.mockReturnValueOnce(ok({}, '"7"')).mockReturnValueOnce(ok({}, '"8"'));
  await setSpecialActive(false);
  expect(answer.mock.calls.at(-1)?.[0]).toEqual({
    path: '/api/admin/tapas5',
    method: 'PUT',
    body: { active: false },
    headers: { 'If-Match': '"7"' },
  });
});

it('tries once more where someone changed it in between, and only once', async () => {
  const changed = new ApiError('precondition', 'Request failed with status code 412');
  answer.mockImplementation(({ method }) => (method === 'PUT' ? Promise.reject(changed) : ok({}, '"7"')));
  await expect(setSpecialActive(true)).rejects.toBe(changed);
  expect(answer).toHaveBeenCalledTimes(4);
});

it('does not try again what failed otherwise', async () => {
  const down = new ApiError('offline', 'Network Error');
  answer.mockRejectedValue(down);
  await expect(setSpecialActive(true)).rejects.toBe(down);
  expect(answer).toHaveBeenCalledOnce();
});

it('tells those who hold it that it is to be read anew, until they stop listening', () => {
  const listener = vi.fn();
  const stop = onAttentionStale(listener);
  refreshAttention();
  stop();
  refreshAttention();
  expect(listener).toHaveBeenCalledOnce();
});
