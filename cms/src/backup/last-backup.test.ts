import { expect, it } from 'vitest';
import { shouldTell, untilNext, type LastBackup } from './last-backup';

const now = Date.parse('2026-11-23T04:00:00Z');
const good: LastBackup = {
  startedAt: '2026-11-22T10:00:00Z',
  endedAt: '2026-11-22T10:01:00Z',
  isGood: true,
  file: 'daily.tar.gz',
  bytes: 1,
  failure: null,
  lastGoodAt: '2026-11-22T10:01:00Z',
  toldAt: null,
};
const failed: LastBackup = { ...good, isGood: false, failure: 'ENOSPC', toldAt: '2026-11-23T03:30:00Z' };

it.each<[string, LastBackup | null, number]>([
  ['at once if there is none', null, 0],
  ['a day after the start of a good one', good, 6 * 3_600_000],
  ['at once when that day has passed', { ...good, startedAt: '2026-11-20T10:00:00Z' }, 0],
  ['at once after the clock was ahead', { ...good, endedAt: '2026-12-01T10:00:00Z' }, 0],
  ['an hour after the end of a failed one', { ...failed, endedAt: '2026-11-23T03:30:00Z' }, 30 * 60_000],
])('the next backup comes %s', (_when, last, wait) => {
  expect(untilNext(last, now)).toBe(wait);
});

it.each<[string, LastBackup | null, boolean]>([
  ['the first failure', null, true],
  ['the first failure after a good backup', good, true],
  ['another within a day', failed, false],
  ['one after the clock was ahead', { ...failed, toldAt: '2026-12-01T04:00:00Z' }, true],
  ['one a day later', { ...failed, toldAt: '2026-11-22T04:00:00Z' }, true],
])('decides whether to tell the operator about %s', (_which, last, isTold) => {
  expect(shouldTell(last, now)).toBe(isTold);
});
