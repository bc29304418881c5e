import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { ApiCall } from '../../../api/client';
import { ApiError } from '../../../api/errors';
import { tellOutcome } from '../../../api/staff/call-outcomes';
import type * as StaffAttentionModule from '../../../api/staff/staff-attention';
import { refreshAttention } from '../../../api/staff/staff-attention';
import { anAttention } from '../../../testing/admin/attention';
import { ANA, storeSession } from '../../../testing/admin/session';
import { endSession } from '../session/session-store';
import { READING } from '../shell/reading';
import { useAttention } from './use-attention';

const fetchAttention = vi.fn();
vi.mock('../../../api/staff/staff-attention', async (original) => ({
  ...(await original<typeof StaffAttentionModule>()),
  fetchAttention: () => fetchAttention() as unknown,
}));

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const end = (method: ApiCall['method'], failure: ApiError | null = null) =>
  tellOutcome({ call: { path: '/api/admin/menu/1', ...(method ? { method } : {}) }, failure });

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  localStorage.clear();
  storeSession(60, ANA);
  fetchAttention.mockReset().mockResolvedValue(anAttention());
});

async function watch(isReachable = true) {
  const cache = new Map();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ ...READING, provider: () => cache }}>{children}</SWRConfig>
  );
  const hook = renderHook(useAttention, { wrapper, initialProps: isReachable });
  await pass(0);
  return hook;
}

it('is fetched at once and every minute', async () => {
  const { result } = await watch();
  expect(result.current.attention).toEqual(anAttention());
  expect(fetchAttention).toHaveBeenCalledTimes(1);
  await pass(60_000);
  expect(fetchAttention).toHaveBeenCalledTimes(2);
});

it('pauses while the tab is hidden', async () => {
  await watch();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(300_000);
  expect(fetchAttention).toHaveBeenCalledTimes(1);
});

it('does not pause on a device that plays a sound for new messages', async () => {
  localStorage.setItem('admin_message_sound', 'on');
  await watch();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(60_000);
  expect(fetchAttention).toHaveBeenCalledTimes(2);
});

it('is refetched when the window regains focus', async () => {
  await watch();
  await pass(10_000);
  act(() => void window.dispatchEvent(new Event('focus')));
  await pass(10);
  expect(fetchAttention).toHaveBeenCalledTimes(2);
});

it('is refetched once after several changes, but not after reads or failures', async () => {
  await watch();
  end('PUT');
  end('PATCH');
  end('DELETE');
  await pass(150);
  expect(fetchAttention).toHaveBeenCalledTimes(2);
  end('GET');
  end(undefined);
  end('PUT', new ApiError('offline', 'Network Error'));
  await pass(1_000);
  expect(fetchAttention).toHaveBeenCalledTimes(2);
  refreshAttention();
  await pass(150);
  expect(fetchAttention).toHaveBeenCalledTimes(3);
});

it('keeps the last answer through a failure, and says so', async () => {
  const { result } = await watch();
  fetchAttention.mockRejectedValue(new ApiError('offline', 'Network Error'));
  refreshAttention();
  await pass(150);
  expect(result.current.attention).toEqual(anAttention());
  expect(result.current.hasFailed).toBe(true);
  fetchAttention.mockResolvedValue(anAttention({ newMessages: 1 }));
  act(() => result.current.refetch());
  await pass(10);
  expect(result.current.attention?.newMessages).toBe(1);
  expect(result.current.hasFailed).toBe(false);
});

it('polls more often during an outage, to find out when it ends', async () => {
  await watch(false);
  await pass(30_000);
  expect(fetchAttention).toHaveBeenCalledTimes(4);
});

it('finds the end of an outage, even while the tab of a device that plays a sound is hidden', async () => {
  localStorage.setItem('admin_message_sound', 'on');
  fetchAttention.mockRejectedValue(new ApiError('offline', 'Network Error'));
  const { result, rerender } = await watch();
  rerender(false);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(29_000);
  expect(fetchAttention).toHaveBeenCalledTimes(3);
  fetchAttention.mockResolvedValue(anAttention());
  await pass(1_000);
  expect(result.current.hasFailed).toBe(false);
});

it('fetches nothing while nobody is signed in', async () => {
  endSession('signed-out');
  await watch();
  await pass(120_000);
  expect(fetchAttention).not.toHaveBeenCalled();
});

it('stops when the layout unmounts', async () => {
  const { unmount } = await watch();
  unmount();
  end('PUT');
  refreshAttention();
  await pass(120_000);
  expect(fetchAttention).toHaveBeenCalledTimes(1);
});
