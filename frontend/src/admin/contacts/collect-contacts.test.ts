import { beforeEach, expect, it, vi } from 'vitest';
import * as staffContacts from '../../api/staff/staff-contacts';
import { collectContacts } from './collect-contacts';
import { failure } from '../../testing/admin/failure';
import { message } from '../../testing/admin/message';

vi.mock(import('../../api/staff/staff-contacts'), async (original) => ({
  ...(await original()),
  fetchContacts: vi.fn(),
}));
const fetchContacts = vi.mocked(staffContacts.fetchContacts);

const all = { status: 'all', search: '' } as const;
const ids = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => message({ id: `m${from + at}` }));
const collect = (signal = new AbortController().signal) => collectContacts(all, progress, signal);
const progress = vi.fn();

beforeEach(() => {
  fetchContacts.mockReset();
  progress.mockReset();
});

it('reads page after page, and reports progress', async () => {
  fetchContacts
    .mockResolvedValueOnce({ items: ids(0, 100), total: 130 })
    .mockResolvedValueOnce({ items: ids(100, 130), total: 130 });
  expect((await collect())?.map(({ id }) => id)).toEqual(ids(0, 130).map(({ id }) => id));
  expect(fetchContacts.mock.calls.map(([key]) => key)).toEqual([
    '/api/admin/contacts?page=1&pageSize=100',
    '/api/admin/contacts?page=2&pageSize=100',
  ]);
  expect(progress.mock.calls.map(([value]) => value as unknown)).toEqual([
    { read: 100, total: 130 },
    { read: 130, total: 130 },
  ]);
});

it('returns an empty list if there are no messages', async () => {
  fetchContacts.mockResolvedValue({ items: [], total: 0 });
  expect(await collect()).toEqual([]);
});

it('starts over if messages arrive in the meantime, so that none is missing or duplicated', async () => {
  fetchContacts
    .mockResolvedValueOnce({ items: ids(1, 101), total: 130 })
    .mockResolvedValueOnce({ items: ids(100, 131), total: 131 })
    .mockResolvedValueOnce({ items: ids(0, 100), total: 131 })
    .mockResolvedValueOnce({ items: ids(100, 131), total: 131 });
  expect(await collect()).toHaveLength(131);
});

it('gives up if the list keeps changing', async () => {
  let total = 150;
  fetchContacts.mockImplementation(() => Promise.resolve({ items: ids(0, 100), total: (total += 1) }));
  expect(await collect()).toBeNull();
  expect(fetchContacts).toHaveBeenCalledTimes(6);
});

it('stops at the first page that fails, and when aborted', async () => {
  const offline = failure('offline');
  fetchContacts.mockResolvedValueOnce({ items: ids(0, 100), total: 300 }).mockRejectedValueOnce(offline);
  await expect(collect()).rejects.toBe(offline);
  const canceled = new AbortController();
  fetchContacts.mockImplementation(() => {
    canceled.abort();
    return Promise.resolve({ items: ids(0, 100), total: 300 });
  });
  await expect(collect(canceled.signal)).rejects.toThrow();
  expect(fetchContacts).toHaveBeenCalledTimes(3);
});
