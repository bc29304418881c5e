import { describe, expect, it } from 'vitest';
import { kitchenText } from './kitchen';
import type { HoursException, OpeningSpan } from './site';
import { DEFAULT_SITE } from './site-defaults';

/** The instant of a winter time in Boston, like `2026-11-21T19:00`. */
const inBoston = (time: string) => new Date(`${time}:00-05:00`);

function textAt(now: Date, closesAt: Date, span: OpeningSpan, exceptions: readonly HoursException[] = []) {
  const hours = DEFAULT_SITE.hours.map(({ weekday }) => ({ weekday, spans: [span] }));
  const kitchen_closes_at = closesAt.toISOString();
  return kitchenText({ timezone: 'America/New_York', hours, exceptions, kitchen_closes_at }, now);
}

const EVENING = { opens: '17:00', closes: '23:00' };
const AT_930 = inBoston('2026-11-21T21:30');
const BEFORE = 'Kitchen closes at 9:30 PM tonight';
const AFTER = 'Kitchen closed, bar open until 11:00 PM';

describe('a kitchen that closes at 9:30, the restaurant at 11', () => {
  it.each([
    ['the evening before', '2026-11-20T22:00', null],
    ['in the morning', '2026-11-21T09:00', BEFORE],
    ['a minute before', '2026-11-21T21:29', BEFORE],
    ['at that minute', '2026-11-21T21:30', AFTER],
    ['a minute before the restaurant closes', '2026-11-21T22:59', AFTER],
    ['once it is closed', '2026-11-21T23:00', null],
    ['the next evening', '2026-11-22T21:45', null],
  ])('%s', (_when, now, text) => expect(textAt(inBoston(now), AT_930, EVENING)).toBe(text));

  it.each([
    ['closes even earlier', [{ opens: '17:00', closes: '21:00' }]],
    ['closes at the same time', [{ opens: '17:00', closes: '21:30' }]],
    ['does not open', []],
  ])('is not mentioned if the restaurant %s', (_why, spans) =>
    expect(
      textAt(inBoston('2026-11-21T19:00'), AT_930, EVENING, [{ date: '2026-11-21', spans, note: '' }]),
    ).toBeNull(),
  );

  it('is not mentioned unless somebody says so', () =>
    expect(kitchenText(DEFAULT_SITE, inBoston('2026-11-21T19:00'))).toBeNull());
});

it('past midnight, belongs to the evening before', () => {
  const closesAt = inBoston('2026-11-22T00:30');
  const late = { opens: '17:00', closes: '02:00' };
  const at = (now: string) => textAt(inBoston(now), closesAt, late);
  expect(at('2026-11-21T20:00')).toBe('Kitchen closes at 12:30 AM tonight');
  expect(at('2026-11-22T00:10')).toBe('Kitchen closes at 12:30 AM tonight');
  expect(at('2026-11-22T01:00')).toBe('Kitchen closed, bar open until 2:00 AM');
  expect(at('2026-11-22T02:00')).toBeNull();
});

it('closes today, not tonight, at lunch', () =>
  expect(
    textAt(inBoston('2026-11-21T12:00'), inBoston('2026-11-21T14:00'), { opens: '11:00', closes: '15:00' }),
  ).toBe('Kitchen closes at 2:00 PM today'));

it('compares instants on the night when 1:30 AM comes twice', () => {
  const late = { opens: '17:00', closes: '03:00' };
  const second = new Date('2026-11-01T01:30-05:00');
  expect(textAt(new Date('2026-11-01T01:45-04:00'), second, late)).toBe('Kitchen closes at 1:30 AM tonight');
  expect(textAt(new Date('2026-11-01T01:45-05:00'), second, late)).toBe(
    'Kitchen closed, bar open until 3:00 AM',
  );
});
