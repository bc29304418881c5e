import { describe, expect, it } from 'vitest';
import { countColumns, leftOf, withTap } from './left-tonight';

const now = new Date('2026-11-20T23:00:00Z');
const LATER = '2026-11-21T22:00:00.000Z';

describe('leftOf', () => {
  it.each([
    ['nobody counts', {}, null],
    ['four', { left_tonight: 4, left_until: LATER }, 4],
    ['none', { left_tonight: 0, left_until: LATER }, 0],
    ['yesterday’s', { left_tonight: 4, left_until: now.toISOString() }, null],
    ['without an end', { left_tonight: 4 }, null],
  ])('%s', (_case, counted, expected) => expect(leftOf(counted, now)).toBe(expected));
});

describe('countColumns', () => {
  const out = { available: false };
  const on = { available: true };
  const ended = { left_tonight: null };
  it.each([
    ['turned on', on, out, ended],
    ['turned off', out, on, ended],
    ['turned on after it came back by the clock', on, { ...out, sold_out_until: now.toISOString() }, {}],
    ['saved as it is', on, on, {}],
    ['a write of something else', {}, on, {}],
    ['a new one, or a copy', on, null, ended],
    ['the last one, which sells it out', { ...out, left_tonight: 0 }, on, {}],
  ])('%s', (_case, given, stored, expected) => expect(countColumns(given, stored, now)).toEqual(expected));
});

describe('withTap', () => {
  it('recognizes a tap that was counted, but not one without a key', () => {
    expect(withTap(null, 'first')).toBe('first');
    expect(withTap('first', 'second')).toBe('first second');
    expect(withTap('first second', 'first')).toBeNull();
    expect(withTap('first', '')).toBe('first');
  });

  it('forgets the oldest of many', () => {
    const many = Array.from({ length: 50 }, (_, at) => `tap${at}`);
    const kept = many.reduce<string | null>((taps, key) => withTap(taps, key), null);
    expect(kept?.split(' ')).toEqual(many.slice(10));
  });
});
