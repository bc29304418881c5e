import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { sentence } from './form-words';
import {
  chosenRule,
  dateRule,
  textRule,
  linkRule,
  numberRule,
  priceRule,
  requiredTextRule,
  optionalTimeRule,
  timeRule,
  webAddressRule,
} from './field-rules';
import { numberIn } from '../../../domain/typed-number';
import { priceText } from '../shell/price-words';

/** The result of applying the rule to a text: a value, or an error message about a field called X. */
function made(rule: z.ZodMiniType, typed: string): unknown {
  const result = rule.safeParse(typed);
  return result.success ? result.data : sentence('X', result.error.issues[0]?.message ?? '');
}

describe('a price', () => {
  it.each([
    ['12', 12],
    ['12.5', 12.5],
    [' $12.50 ', 12.5],
    ['12,50', 12.5],
    ['1,250', 1250],
    ['.5', 0.5],
    ['12.', 12],
    ['0', 0],
    ['10,000', 10_000],
    ['9999.99', 9999.99],
    ['0.29', 0.29],
  ])('%j is %d', (typed, price) => expect(made(priceRule, typed)).toBe(price));

  it.each([
    ['', 'X is required.'],
    ['  ', 'X is required.'],
    ['a lot', 'X must be a number, like 12.50.'],
    ['12.5.0', 'X must be a number, like 12.50.'],
    ['1e3', 'X must be a number, like 12.50.'],
    ['-1', 'X must be a number, like 12.50.'],
    ['１２', 'X must be a number, like 12.50.'],
    ['10000.01', 'X must be from 0 to 10,000.'],
    ['12.505', 'X may have at most two decimals.'],
  ])('%j: %s', (typed, complaint) => expect(made(priceRule, typed)).toBe(complaint));

  it('is shown in its field as it is typed', () => {
    expect([12, 12.5, 0, null].map(priceText)).toEqual(['12', '12.50', '0', '']);
  });
});

describe('a number', () => {
  it.each([
    [numberRule(0, 100), '13.5', 13.5],
    [numberRule(0, 100), '', null],
    [numberRule(0, 100), '101', 'X must be a number from 0 to 100.'],
    [numberRule(0, 100), 'x', 'X must be a number from 0 to 100.'],
    [numberRule(-180, 180), '-71.06', -71.06],
    [numberRule(0, 3, true), '1.5', 'X must be a whole number from 0 to 3.'],
  ])('%o %j: %o', (rule, typed, expected) => expect(made(rule, typed)).toBe(expected));

  it('is not read from a partial number', () =>
    expect(['', '-', '.', '1.2.3', 'NaN'].map(numberIn)).toEqual(Array(5).fill(null)));
});

describe('a text', () => {
  it.each([
    [requiredTextRule(5), '  Pan ', 'Pan'],
    [requiredTextRule(5), '   ', 'X is required.'],
    [requiredTextRule(5), '\u200b', 'X is required.'],
    [requiredTextRule(5), 'Patatas', 'X may have at most 5 characters.'],
    [textRule(5), '', ''],
    [textRule(9), 'a\u0000b', 'X contains invalid characters. Please retype it.'],
    [textRule(1_000), 'x'.repeat(1_001), 'X may have at most 1,000 characters.'],
    [chosenRule('is required: choose one.'), '', 'X is required: choose one.'],
    [requiredTextRule(20), '🍤 <script>', '🍤 <script>'],
  ])('%o %j: %o', (rule, typed, expected) => expect(made(rule, typed)).toBe(expected));
});

describe('a link', () => {
  const complaint =
    'X must be chosen from the list, or be an address that starts with https://, tel: or mailto:.';
  it.each([
    '',
    '/',
    '/menu',
    '/menu?promo=1#paella',
    'https://a.example/x',
    'http://a.example',
    'tel:+16175550142',
    'mailto:a@b.example',
  ])('takes %j', (typed) => expect(made(linkRule, typed)).toBe(typed));
  it.each([
    'menu',
    '//evil.example',
    '/\\evil',
    'javascript:alert(1)',
    'https://',
    'https:///x',
    '/a b',
    'data:text/html,x',
  ])('refuses %j', (typed) => expect(made(linkRule, typed)).toBe(complaint));
  it('that must be a web address accepts no path', () => {
    expect(made(webAddressRule(100), '/menu')).toBe('X must be an address that starts with https://.');
    expect(made(webAddressRule(100), ' https://a.example ')).toBe('https://a.example');
  });
});

it('days and times are in their fields’ formats', () => {
  expect([made(dateRule, ''), made(dateRule, '2026-11-26'), made(dateRule, 'soon')]).toEqual([
    '',
    '2026-11-26',
    'X must be a day.',
  ]);
  expect([made(timeRule, '16:00'), made(timeRule, '24:00')]).toEqual(['16:00', 'X must be a time.']);
  expect(['16:00', '', '9:00'].map((typed) => made(optionalTimeRule, typed))).toEqual([
    '16:00',
    null,
    'X must be a time.',
  ]);
});
