import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepWarm } from './warm';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('reads every key at once, then every minute, and soon again where something is stale', async () => {
  const read = vi.fn(async (_key: string) => ({ kind: 'none' }));
  let stale: string[] = [];
  const stop = keepWarm({ read } as never, { report: () => ({ stale }) } as never, [
    '/api/site',
    '/api/menu/full',
  ]);
  expect(read.mock.calls.flat()).toEqual(['/api/site', '/api/menu/full']);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(read).toHaveBeenCalledTimes(2);
  stale = ['/api/site'];
  await vi.advanceTimersByTimeAsync(1);
  expect(read).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(5000);
  expect(read).toHaveBeenCalledTimes(6);
  stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(read).toHaveBeenCalledTimes(6);
});
