// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startStallClock } from './stall-clock';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('runs out after the time without progress', () => {
  const clock = startStallClock(100);
  vi.advanceTimersByTime(99);
  clock.progressed(100);
  vi.advanceTimersByTime(99);
  expect([clock.signal.aborted, clock.hasStalled()]).toEqual([false, false]);
  clock.progressed(500);
  vi.advanceTimersByTime(499);
  expect(clock.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect([clock.signal.aborted, clock.hasStalled()]).toEqual([true, true]);
});

it('aborts with the given signal, and says that it was not the time', () => {
  const outer = new AbortController();
  const clock = startStallClock(100, outer.signal);
  outer.abort();
  expect([clock.signal.aborted, clock.hasStalled()]).toEqual([true, false]);
  expect(startStallClock(100, AbortSignal.abort()).signal.aborted).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(clock.hasStalled()).toBe(false);
});

it('leaves nothing behind when it is stopped', () => {
  const outer = new AbortController();
  const removed = vi.spyOn(outer.signal, 'removeEventListener');
  const clock = startStallClock(100, outer.signal);
  clock.stop();
  expect(removed).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
  outer.abort();
  expect(clock.signal.aborted).toBe(false);
});
