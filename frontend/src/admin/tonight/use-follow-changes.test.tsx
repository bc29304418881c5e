import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANA, storeSession } from '../../testing/admin/session';
import { READING } from '../kit/shell/reading';
import { useFollowChanges } from './use-follow-changes';

const fetchVersion = vi.fn<() => Promise<string>>();
vi.mock('../../api/staff/staff-version', () => ({
  VERSION_KEY: '/api/admin/version',
  fetchVersion: () => fetchVersion(),
}));
const refetch = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T20:59:50Z') });
  storeSession(600, ANA);
  fetchVersion.mockReset().mockResolvedValue('one');
  refetch.mockReset();
});
afterEach(() => vi.useRealTimers());

async function follow(comingBack: readonly string[] = []) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ ...READING, provider: () => new Map() }}>{children}</SWRConfig>
  );
  renderHook(() => useFollowChanges(refetch, comingBack), { wrapper });
  await pass(100);
  // What was read before the first version may be older.
  expect(refetch).toHaveBeenCalledTimes(1);
  refetch.mockClear();
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('refetches within a second of anybody’s change, and only then', async () => {
  await follow();
  await pass(5_000);
  expect(refetch).not.toHaveBeenCalled();
  fetchVersion.mockResolvedValue('two');
  await pass(1_100);
  expect(refetch).toHaveBeenCalledTimes(1);
  await pass(5_000);
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('refetches when the first sold-out item is due back', async () => {
  await follow(['2026-11-22T21:00:00.000Z', '2026-11-21T21:00:00.000Z']);
  await pass(9_000);
  expect(refetch).not.toHaveBeenCalled();
  await pass(1_000);
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('does so even hours later, and repeats it while this device’s clock is fast', async () => {
  await follow(['2026-11-21T22:00:00.000Z']);
  await pass(3_605_000);
  refetch.mockClear();
  await pass(5_000);
  expect(refetch).toHaveBeenCalledTimes(1);
  await pass(60_000);
  expect(refetch).toHaveBeenCalledTimes(2);
});

it('misses no change from while it could not poll', async () => {
  await follow();
  fetchVersion.mockRejectedValue(new Error('offline'));
  await pass(5_000);
  fetchVersion.mockResolvedValue('two');
  await pass(2_100);
  expect(refetch).toHaveBeenCalledTimes(1);
});
