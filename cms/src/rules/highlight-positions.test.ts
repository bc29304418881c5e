import { describe, expect, it } from 'vitest';
import { highlightsOn, positionAfter, positionsOf } from './highlight-positions';

const highlights = [
  { id: 'c', position: 2, date: null },
  { id: 'b', position: 1, date: '2026-11-21' },
  { id: 'a', position: 2, date: '2026-11-22' },
];

describe('highlightsOn', () => {
  it.each([
    [null, 'b a c'],
    ['2026-11-21', 'b c'],
    ['2026-11-22', 'a c'],
    ['2026-11-23', 'c'],
  ])('%s: %s', (date, ids) => {
    expect(
      highlightsOn(highlights, date)
        .map(({ id }) => id)
        .join(' '),
    ).toBe(ids);
  });
});

describe('positionAfter', () => {
  it.each([
    [[], 1],
    [[0], 1],
    [[3, 1], 4],
    [[999], 1_000],
    [[100_000], 100_000],
  ])('%j: %i', (positions, after) => {
    expect(positionAfter(positions.map((position) => ({ position })))).toBe(after);
  });
});

describe('positionsOf', () => {
  it.each([
    ['a:1', { a: { to: 1, from: null } }],
    ['c:0:2,a:100000', { c: { to: 0, from: 2 }, a: { to: 100_000, from: null } }],
    ['a:1,x:2', 'does not exist'],
    ['a:1,a:2', 'more than once'],
    ['a:100001', 'above 100,000'],
  ])('%s', (text, expected) => {
    const positions = positionsOf(highlights, text);
    if (typeof expected === 'string') expect(positions).toContain(expected);
    else expect(Object.fromEntries(positions as Map<string, unknown>)).toEqual(expected);
  });
});
