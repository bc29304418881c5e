import { expect, it } from 'vitest';
import { nextAttemptAt } from './mail-attempts';

const now = new Date('2026-11-21T12:00:00Z');

it.each([
  [1, '2026-11-21T12:00:30.000Z'],
  [2, '2026-11-21T12:02:00.000Z'],
  [3, '2026-11-21T12:10:00.000Z'],
  [4, '2026-11-21T12:30:00.000Z'],
  [5, '2026-11-21T13:00:00.000Z'],
  [6, '2026-11-21T14:00:00.000Z'],
  [27, '2026-11-21T14:00:00.000Z'],
])('after %i failed attempts tries again at %s', (attempts, expected) => {
  expect(nextAttemptAt(attempts, now)?.toISOString()).toBe(expected);
});

it('gives up after 28 attempts, or more if some ended with their process', () => {
  expect(nextAttemptAt(28, now)).toBeNull();
  expect(nextAttemptAt(40, now)).toBeNull();
});

it('tries for between one and a half and two days in all', () => {
  let at = now;
  for (let attempts = 1; ; attempts += 1) {
    const next = nextAttemptAt(attempts, at);
    if (next === null) break;
    at = next;
  }
  const hours = (at.getTime() - now.getTime()) / 3_600_000;
  expect(hours).toBeGreaterThan(36);
  expect(hours).toBeLessThan(48);
});
