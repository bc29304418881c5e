import { describe, expect, it } from 'vitest';
import { readDate, readLimit } from './query-parameters';

describe('readLimit', () => {
  it.each([
    ['', 12],
    ['x=1', 12],
    ['limit=1', 1],
    ['limit=100', 100],
    ['limit=007', 7],
    ['limit%5B%5D=3', 12],
  ])('%s is %i', (search, limit) => expect(readLimit(search, 12)).toBe(limit));

  it.each([
    'limit=',
    'limit=0',
    'limit=101',
    'limit=1e1',
    'limit=+5',
    'limit=%205',
    'limit=5&limit=6',
    'limit=٣',
  ])('refuses %s', (search) => expect(() => readLimit(search, 12)).toThrow('limit'));
});

describe('readDate', () => {
  it.each([
    ['', null],
    ['date=2026-11-21', '2026-11-21'],
    ['DATE=tomorrow', null],
  ])('%s is %s', (search, date) => expect(readDate(search)).toBe(date));

  it.each(['date=', 'date=2026-02-29', 'date=today', 'date=2026-11-21&date=2026-11-22'])(
    'refuses %s',
    (search) => expect(() => readDate(search)).toThrow('date'),
  );
});
