import { expect, test, vi } from 'vitest';
import { freshnessOf } from './content';
import { isStaleAfter, keepableMs, nextStep, type KeyState, type Step } from './freshness';

const NOTHING: KeyState = { answeredAt: null, failedAt: null, flightAt: null, hasCopy: false };
const HELD: KeyState = { ...NOTHING, answeredAt: 0, hasCopy: true };

test.each<[string, KeyState, number, Step]>([
  ['nothing known', NOTHING, 0, 'start'],
  ['just asked', HELD, 0, 'serve'],
  ['asked just under 600 ms ago', HELD, 599, 'serve'],
  ['asked 600 ms ago', HELD, 600, 'serve and start'],
  ['asked just under a second ago, and being asked again', { ...HELD, flightAt: 600 }, 999, 'serve'],
  ['asked again ahead of time, in vain', { ...HELD, failedAt: 600 }, 999, 'serve'],
  ['asked again ahead of time, in vain, and a second old', { ...HELD, failedAt: 600 }, 1000, 'start'],
  ['asked a second ago', HELD, 1000, 'start'],
  ['a request has just started', { ...HELD, flightAt: 1000 }, 1299, 'wait'],
  ['a request has used up the wait', { ...HELD, flightAt: 1000 }, 1300, 'serve'],
  ['a request has used up the wait but there is no copy', { ...NOTHING, flightAt: 0 }, 4000, 'wait'],
  ['the last try failed just now', { ...HELD, failedAt: 1000 }, 1999, 'serve'],
  ['the last try failed a second ago', { ...HELD, failedAt: 1000 }, 2000, 'start'],
  ['the first try failed just now', { ...NOTHING, failedAt: 0 }, 500, 'serve'],
  ['a request is pending after a failure', { ...HELD, failedAt: 1000, flightAt: 2000 }, 2100, 'wait'],
])('%s', (_name, state, now, step) => {
  expect(nextStep(state, now)).toBe(step);
});

test('a copy is stale past one second', () => {
  expect(isStaleAfter(1000)).toBe(false);
  expect(isStaleAfter(1001)).toBe(true);
});

test('what is made from an answer is kept until the answer is 600 ms old, however long it took to make', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const freshness = freshnessOf([{ kind: 'content', content: {} as never, isStale: false, ageMs: 100 }]);
  expect(keepableMs(freshness)).toBe(500);
  clock.mockReturnValue(300);
  expect(keepableMs(freshness)).toBe(200);
});
