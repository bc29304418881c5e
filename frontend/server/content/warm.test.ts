import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setUp } from '../testing/scripted-cms';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('reads every key at once, then every minute, or sooner while something is stale', async () => {
  const { cms, status, store } = setUp(['/api/site', '/api/menu/full']);
  void store.keepWarm();
  await vi.advanceTimersByTimeAsync(59_999);
  expect(cms.calls).toBe(2);
  cms.answer = async () => ({ kind: 'failed', cause: 'down' });
  await vi.advanceTimersByTimeAsync(1);
  expect(cms.calls).toBe(4);
  expect(status.report().stale).toEqual(['/api/menu/full', '/api/site']);
  await vi.advanceTimersByTimeAsync(5000);
  expect(cms.calls).toBe(6);
  await store.close();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(cms.calls).toBe(6);
});
