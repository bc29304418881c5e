import { expect, it } from 'vitest';
import { outdated } from './retention';

const daily = (from: string, count: number) =>
  Array.from({ length: count }, (_, back) => new Date(Date.parse(from) - back * 86_400_000));

const kept = (made: Date[]) => {
  const gone = new Set(outdated(made));
  return made.filter((date) => !gone.has(date)).map((date) => date.toISOString().slice(0, 13));
};

it('keeps the newest of 7 days, 4 weeks and 12 months', () => {
  // 2026-11-23 is a Monday.
  expect(kept(daily('2026-11-25T04:00:00Z', 500)).join(' ')).toBe(
    '2026-11-25T04 2026-11-24T04 2026-11-23T04 2026-11-22T04 2026-11-21T04 2026-11-20T04 2026-11-19T04 2026-11-15T04 2026-11-08T04 2026-10-31T04 2026-09-30T04 2026-08-31T04 2026-07-31T04 2026-06-30T04 2026-05-31T04 2026-04-30T04 2026-03-31T04 2026-02-28T04 2026-01-31T04 2025-12-31T04',
  );
});

it.each<[string, string[], string[]]>([
  ['none', [], []],
  ['only one', ['2020-01-01T04:00:00Z'], ['2020-01-01T04']],
  ['several of a day', ['2026-11-25T04:00:00Z', '2026-11-25T16:00:00Z'], ['2026-11-25T16']],
  [
    'those from before a long pause, however old',
    ['2026-11-25T04:00:00Z', '2024-02-29T04:00:00Z', '2024-02-28T04:00:00Z'],
    ['2026-11-25T04', '2024-02-29T04', '2024-02-28T04'],
  ],
])('keeps, of %s', (_what, made, expected) => {
  expect(kept(made.map((date) => new Date(date)))).toEqual(expected);
});
