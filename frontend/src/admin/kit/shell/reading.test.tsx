import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import useSWR, { SWRConfig } from 'swr';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from '../../../api/errors';
import { ANA, storeSession } from '../../../testing/admin/session';
import { endSession } from '../session/session-store';
import { READING } from './reading';

const fetchAnswer = vi.fn<() => Promise<string>>();
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const late = (ms: number) => new Promise<string>((resolve) => setTimeout(() => resolve('late'), ms));

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  storeSession(60, ANA);
  fetchAnswer.mockReset().mockRejectedValue(new Error('502'));
});

/** After the first call, which fails, and a second later. */
async function poll(refreshInterval: number | (() => number) = 1_000, calls = 2) {
  const cache = new Map();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ ...READING, dedupingInterval: 0, provider: () => cache }}>{children}</SWRConfig>
  );
  const hook = renderHook(() => useSWR('/api/admin/some', fetchAnswer, { refreshInterval }), { wrapper });
  await pass(1_000);
  expect(fetchAnswer).toHaveBeenCalledTimes(calls);
  return hook.result;
}

it.each([1_000, () => 1_000])('polls on through failures', async (interval) => {
  const result = await poll(interval);
  fetchAnswer.mockResolvedValue('back');
  await pass(1_000);
  expect(result.current.data).toBe('back');
  await pass(5_000);
  expect(fetchAnswer).toHaveBeenCalledTimes(8);
});

it('waits for an answer that takes longer than the interval', async () => {
  const result = await poll();
  fetchAnswer.mockImplementation(() => late(2_500));
  await pass(3_400);
  expect(fetchAnswer).toHaveBeenCalledTimes(3);
  await pass(100);
  expect(result.current.data).toBe('late');
});

it.each(['hidden', 'offline', 'signed out'])('pauses while %s', async (state) => {
  await poll();
  if (state === 'hidden') vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  if (state === 'offline') window.dispatchEvent(new Event('offline'));
  onTestFinished(() => void window.dispatchEvent(new Event('online')));
  if (state === 'signed out') endSession('refused');
  await pass(10_000);
  expect(fetchAnswer).toHaveBeenCalledTimes(2);
});

it('stops once there is nothing to read', async () => {
  fetchAnswer.mockRejectedValue(new ApiError('not-found', 'Not Found'));
  await poll(1_000, 1);
  await pass(10_000);
  expect(fetchAnswer).toHaveBeenCalledOnce();
});
