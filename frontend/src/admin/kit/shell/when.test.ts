import { expect, it } from 'vitest';
import { exactTime, howLongAgo, sortableTime, timeOn } from './when';

const BOSTON = 'America/New_York';
const noon = new Date('2026-11-21T17:00:00Z');
const ago = (iso: string) => howLongAgo(iso, noon, BOSTON);

it('says how long ago in everyday words', () => {
  expect(ago('2026-11-21T16:59:30Z')).toBe('just now');
  expect(ago('2026-11-21T17:00:20Z')).toBe('just now');
  expect(ago('2026-11-21T16:59:00Z')).toBe('1 minute ago');
  expect(ago('2026-11-21T14:10:00Z')).toBe('2 hours ago');
  expect(ago('2026-11-18T17:00:00Z')).toBe('3 days ago');
  expect(ago('2026-10-31T16:00:00Z')).toBe('3 weeks ago');
  expect(ago('2026-05-21T16:00:00Z')).toBe('6 months ago');
  expect(ago('2023-11-21T16:00:00Z')).toBe('3 years ago');
});

it.each([
  ['2026-11-08', '13 days ago'],
  ['2026-11-07', '2 weeks ago'],
  ['2026-09-22', '8 weeks ago'],
  ['2026-09-21', '2 months ago'],
  ['2024-11-21', '23 months ago'],
  ['2024-11-20', '2 years ago'],
])('never says less about an earlier day: %s', (date, words) => {
  expect(ago(`${date}T17:00:00Z`)).toBe(words);
});

it('counts days by the restaurant’s midnight, not by 24 hours or the visitor’s clock', () => {
  // 11:50 PM on the previous evening in Boston.
  expect(ago('2026-11-21T04:50:00Z')).toBe('yesterday');
  // Ten past midnight today.
  expect(ago('2026-11-21T05:10:00Z')).toBe('11 hours ago');
});

it('gives the exact time at the restaurant, with the year only if it is not this year', () => {
  expect(exactTime('2026-11-21T22:10:00Z', noon, BOSTON)).toBe('Sat, Nov 21, 5:10 PM');
  expect(exactTime('2025-12-31T05:10:00Z', noon, BOSTON)).toBe('Wed, Dec 31, 2025, 12:10 AM');
  expect(timeOn('2026-07-01T16:05:00Z', BOSTON)).toBe('12:05 PM');
  expect(sortableTime('2026-11-22T03:05:00Z', BOSTON)).toBe('2026-11-21 22:05');
});
