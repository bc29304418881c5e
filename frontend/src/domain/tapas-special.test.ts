import { expect, it } from 'vitest';
import { SPECIAL as special } from '../testing/special';
import { eachItemText, isSpecialOn, specialPrice } from './tapas-special';
import { DEFAULT_SITE } from './site-defaults';
import { todayText } from './special-today';

it('is on if it is active and has a dish, and never otherwise', () => {
  expect(isSpecialOn(special)).toBe(true);
  expect(isSpecialOn({ ...special, active: false })).toBe(false);
  expect(isSpecialOn({ ...special, items: [] })).toBe(false);
  expect(isSpecialOn(null)).toBe(false);
  expect(isSpecialOn(undefined)).toBe(false);
});

it.each([
  [5, 'Each item $5'],
  [6, 'Each item $6'],
  [4.5, 'Each item $4.50'],
  [null, 'Each item $5'],
  [0, 'Each item $5'],
])('prices each item at %s as %s', (price, text) => {
  expect(eachItemText({ price, currency: 'USD' })).toBe(text);
  expect(specialPrice({ price, currency: 'USD' })).toBe(text.replace('Each item ', ''));
});

it.each([
  ['2026-11-23T15:00:00Z', 'Today from 4 PM until 6 PM'],
  ['2026-11-23T21:00:00Z', 'Today until 6 PM'],
  ['2026-11-23T22:59:00Z', 'Today until 6 PM'],
  ['2026-11-23T23:00:00Z', null],
  // Already Thursday here, while it is still Wednesday further west.
  ['2026-11-26T05:00:00Z', null],
])('at %s says %j', (now, text) => {
  expect(todayText(special, DEFAULT_SITE, new Date(now))).toBe(text);
});

it('says nothing about today while it is off, and shows minutes if there are any', () => {
  const now = new Date('2026-11-23T21:00:00Z');
  expect(todayText({ ...special, active: false }, DEFAULT_SITE, now)).toBeNull();
  expect(todayText({ ...special, days: [2, 3] }, DEFAULT_SITE, now)).toBeNull();
  expect(todayText({ ...special, endTime: '17:30' }, DEFAULT_SITE, now)).toBe('Today until 5:30 PM');
});

it.each([
  ['closes early', { opens: '16:00', closes: '17:00' }],
  ['opens late', { opens: '17:30', closes: '21:00' }],
])('promises nothing on a day when the restaurant %s', (_case, span) => {
  const exceptions = [{ date: '2026-11-23', spans: [span], note: '' }];
  expect(todayText(special, { ...DEFAULT_SITE, exceptions }, new Date('2026-11-23T21:30:00Z'))).toBeNull();
});
