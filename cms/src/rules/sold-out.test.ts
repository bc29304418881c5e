import { describe, expect, it } from 'vitest';
import { firstReturn, isAvailable, soldOutColumns } from './sold-out';

const now = new Date('2026-11-20T23:00:00Z');
const LATER = '2026-11-21T21:00:00.000Z';
const BEFORE = '2026-11-20T22:00:00.000Z';
const out = (sold_out_until: string | null = null) => ({ available: false, sold_out_until });

describe('isAvailable', () => {
  it.each([
    ['nothing stored', {}, true],
    ['on', { available: true }, true],
    ['on, with a time that somebody left', { available: true, sold_out_until: LATER }, true],
    ['off', out(), false],
    ['off until later', out(LATER), false],
    ['off until this very moment', out(now.toISOString()), true],
    ['off until before', out(BEFORE), true],
  ])('%s', (_case, food, expected) => expect(isAvailable(food, now)).toBe(expected));
});

it('a list stays right until the next item returns, whatever has returned before', () => {
  expect(firstReturn([out(), { available: true }, out(BEFORE)], now)).toBeNull();
  const sooner = '2026-11-21T17:00:00.000Z';
  expect(firstReturn([out(LATER), out(sooner), { available: true, sold_out_until: BEFORE }], now)).toBe(
    Date.parse(sooner),
  );
});

describe('soldOutColumns', () => {
  const who = { now, by: 'Ana' };
  const noted = { sold_out_at: now.toISOString(), sold_out_by: 'Ana' };
  const forgotten = { sold_out_until: null, sold_out_at: null, sold_out_by: null };

  it.each([
    ['a write of something else', {}, out(LATER), {}],
    ['a new one that is not on the menu yet', { available: false }, null, {}],
    ['sold out', out(LATER), { available: true }, { sold_out_until: LATER, ...noted }],
    ['saved again while it is out', { available: false }, out(LATER), {}],
    ['saved again after it came back', { available: false }, out(BEFORE), {}],
    ['saved again in the panel after it came back', out(BEFORE), out(BEFORE), {}],
    ['sold out again after it came back', out(), out(BEFORE), { sold_out_until: null, ...noted }],
    ['given another time while it is out', out(LATER), out(), {}],
    ['brought back', { available: true }, out(LATER), forgotten],
    ['brought back in the panel', { available: true, sold_out_until: LATER }, out(LATER), forgotten],
  ])('%s', (_case, given, stored, expected) => expect(soldOutColumns(given, stored, who)).toEqual(expected));
});
