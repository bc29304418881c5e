import { describe, expect, it } from 'vitest';
import {
  exceptionEntries,
  exceptionsFrom,
  exceptionsOf,
  nextDaysOpening,
  spansProblem,
  timesProblem,
  weekEntries,
  weekOf,
  type DateTimes,
  type DayTimes,
} from './opening-hours';

const open = (opens: string, closes: string) => ({ closed: false, opens, closes });
const closed = { closed: true, opens: null, closes: null };

describe('weekOf', () => {
  const week: DayTimes[] = [
    { day: 'friday', ...open('18:00', '00:30') },
    { day: 'friday', ...open('12:00', '15:00') },
    { day: 'monday', ...closed },
    { day: 'tuesday', ...open('16:00', '21:00') },
    { day: 'tuesday', ...closed },
    { day: 'wednesday', closed: false, opens: '16:00', closes: null },
  ];
  const spans = Object.fromEntries(weekOf(week).map((each) => [each.day, each.spans]));

  it('has seven days, Sunday first', () => {
    expect(Object.keys(spans).join(' ')).toBe('sunday monday tuesday wednesday thursday friday saturday');
  });

  it('sorts the spans of a day, including one past midnight', () => {
    expect(spans.friday).toEqual([
      { opens: '12:00', closes: '15:00' },
      { opens: '18:00', closes: '00:30' },
    ]);
  });

  it.each(['sunday', 'monday', 'tuesday', 'wednesday'])('has %s closed', (day) =>
    expect(spans[day]).toEqual([]),
  );
});

describe('exceptionsFrom', () => {
  const exceptions: DateTimes[] = [
    { date: '2026-12-25', note: 'Christmas', ...closed },
    { date: '2026-12-24', note: null, ...open('18:00', '20:00') },
    { date: '2026-12-24', note: 'Nochebuena', ...open('12:00', '15:00') },
    { date: '2026-11-26', note: 'Thanksgiving', ...closed },
  ];

  it('lists today and later, by date, the spans of one date together', () => {
    expect(exceptionsFrom(exceptionsOf(exceptions), [], '2026-12-24')).toEqual([
      {
        date: '2026-12-24',
        note: 'Nochebuena',
        spans: [
          { opens: '12:00', closes: '15:00' },
          { opens: '18:00', closes: '20:00' },
        ],
      },
      { date: '2026-12-25', note: 'Christmas', spans: [] },
    ]);
  });

  it('leaves out dates that have passed', () => {
    expect(exceptionsFrom(exceptionsOf(exceptions), [], '2026-12-26')).toEqual([]);
  });
});

describe('exceptionsFrom, in the small hours', () => {
  // A Thursday.
  const eve = '2026-12-31';
  const late = { opens: '17:00', closes: '02:00' };
  const early = { opens: '17:00', closes: '22:00' };
  const untilMidnight = { opens: '17:00', closes: '00:00' };
  it.each([
    ['past midnight', [late], [], '2027-01-01', true],
    ['a lunch, and past midnight', [{ opens: '12:00', closes: '15:00' }, late], [], '2027-01-01', true],
    ['past midnight, two days ago', [late], [], '2027-01-02', false],
    ['until midnight', [untilMidnight], [], '2027-01-01', false],
    ['an early evening', [early], [], '2027-01-01', false],
    ['an early evening in place of a late one', [early], [late], '2027-01-01', true],
    ['closed, where the day is usually late', [], [late], '2027-01-01', true],
    ['closed, where the day usually ends at midnight', [], [untilMidnight], '2027-01-01', false],
    ['closed, two days ago', [], [late], '2027-01-02', false],
    ['today', [early], [], '2026-12-31', true],
    ['tomorrow', [early], [], '2026-12-30', true],
  ])('%s', (_case, spans, usual, today, isKept) => {
    const week = [
      { day: 'thursday' as const, spans: usual },
      { day: 'friday' as const, spans: [late] },
    ];
    const kept = exceptionsFrom([{ date: eve, spans, note: '' }], week, today);
    expect(kept.length === 1).toBe(isKept);
  });

  it.each([
    ['a leap day', '2028-02-29', '2028-03-01'],
    ['the day before 23 hours', '2026-03-07', '2026-03-08'],
    ['the day of 23 hours', '2026-03-08', '2026-03-09'],
    ['the day before 25 hours', '2026-10-31', '2026-11-01'],
    ['the day of 25 hours', '2026-11-01', '2026-11-02'],
  ])('keeps %s for one more day', (_case, date, next) => {
    expect(exceptionsFrom([{ date, spans: [late], note: '' }], [], next)).toHaveLength(1);
  });
});

describe('spansProblem', () => {
  it.each([
    ['none', [], null],
    ['one', ['12:00-15:00'], null],
    ['two apart', ['12:00-15:00', '18:00-23:00'], null],
    ['two that touch', ['12:00-15:00', '15:00-18:00'], null],
    ['in any order', ['18:00-23:00', '12:00-15:00'], null],
    ['past midnight', ['12:00-15:00', '18:00-02:00'], null],
    ['the small hours of its own morning', ['00:15-02:00', '18:00-03:00'], null],
    ['until midnight', ['12:00-15:00', '18:00-00:00'], null],
    ['from midnight', ['00:00-02:00', '18:00-00:00'], null],
    ['two that overlap', ['12:00-15:00', '14:59-18:00'], '1.opens'],
    ['two that overlap, in another order', ['14:59-18:00', '12:00-15:00'], '1.opens'],
    ['one within another', ['12:00-23:00', '15:00-16:00'], '1.opens'],
    ['the same twice', ['12:00-15:00', '12:00-15:00'], '1.opens'],
    ['two past midnight', ['18:00-02:00', '20:00-00:30'], '1.opens'],
    ['one within one past midnight', ['18:00-02:00', '23:00-23:30'], '1.opens'],
    ['one within one until midnight', ['18:00-00:00', '23:00-23:59'], '1.opens'],
    ['the third with the first', ['12:00-15:00', '18:00-23:00', '11:00-12:30'], '2.opens'],
    ['no time at all', ['12:00-15:00', '18:00-18:00'], '1.closes'],
  ])('%s', (_case, texts, path) => {
    const spans = texts.map((text) => ({ opens: text.slice(0, 5), closes: text.slice(6) }));
    expect(spansProblem(spans)?.path.join('.') ?? null).toBe(path);
  });
});

describe('stored hours', () => {
  const week = [
    {
      day: 'friday' as const,
      spans: [
        { opens: '12:00', closes: '15:00' },
        { opens: '18:00', closes: '00:30' },
      ],
    },
    { day: 'sunday' as const, spans: [] },
    { day: 'monday' as const, spans: [{ opens: '16:00', closes: '21:00' }] },
  ];

  it('have one entry per span, by day, and read back the same', () => {
    const entries = weekEntries(week);
    expect(entries.map(({ day, opens }) => `${day} ${opens}`)).toEqual([
      'monday 16:00',
      'friday 12:00',
      'friday 18:00',
    ]);
    const openDays = weekOf(entries).filter(({ spans }) => spans.length > 0);
    expect(openDays).toEqual([week[2], week[0]]);
  });

  it('have one entry marked closed for a date without spans, and read back the same', () => {
    const dates = [
      {
        date: '2026-12-24',
        spans: [
          { opens: '12:00', closes: '15:00' },
          { opens: '18:00', closes: '20:00' },
        ],
        note: 'Nochebuena',
      },
      { date: '2026-12-25', spans: [], note: '' },
    ];
    const entries = exceptionEntries(dates);
    expect(entries.map((entry) => entry.closed)).toEqual([false, false, true]);
    expect(entries.every((entry) => timesProblem(entry) === null)).toBe(true);
    expect(exceptionsOf(entries)).toEqual(dates);
  });
});

describe('timesProblem', () => {
  it.each([
    [{ closed: false, opens: '17:00', closes: '22:30' }, null],
    [{ opens: '17:00', closes: '00:30' }, null],
    [{ closed: true }, null],
    [{ closed: true, opens: '17:00' }, 'closed day has no times'],
    [{ closed: false, opens: '17:00' }, 'both times'],
    [{}, 'both times'],
    [{ opens: '17:00', closes: '17:00' }, 'same'],
  ])('%j: %s', (times, problem) => {
    if (problem === null) expect(timesProblem(times)).toBeNull();
    else expect(timesProblem(times)).toContain(problem);
  });

  it.each([
    [open('17:00', '22:00'), closed],
    [closed, open('17:00', '22:00')],
  ])('lets no other entry contradict a closed day: %j after %j', (entry, earlier) => {
    expect(timesProblem(entry, [earlier])).toContain('one entry');
  });
});

describe('nextDaysOpening', () => {
  const evenings = ['tuesday', 'wednesday', 'thursday', 'friday', 'sunday'] as const;
  const week: DayTimes[] = [
    ...evenings.map((day) => ({ day, ...open('17:00', '22:00') })),
    { day: 'friday', ...open('12:00', '15:00') },
    { day: 'saturday', ...open('12:00', '01:30') },
  ];
  const exceptions: DateTimes[] = [
    { date: '2026-11-26', note: 'Thanksgiving', ...closed },
    { date: '2026-11-27', note: null, ...open('18:00', '22:00') },
  ];
  const next = (now: string, hours = week, timezone = 'America/New_York') =>
    nextDaysOpening(
      { hours: weekOf(hours), exceptions: exceptionsOf(exceptions), timezone },
      new Date(now),
    )?.toISOString() ?? null;

  it.each([
    ['in the evening', '2026-11-18T20:00-05:00', '2026-11-19T17:00-05:00'],
    ['before today’s opening: not today’s', '2026-11-18T15:00-05:00', '2026-11-19T17:00-05:00'],
    ['between two spans of a day: not the second', '2026-11-20T16:00-05:00', '2026-11-21T12:00-05:00'],
    ['one second to midnight', '2026-11-18T23:59:59-05:00', '2026-11-19T17:00-05:00'],
    ['after midnight, tidying up', '2026-11-19T00:30-05:00', '2026-11-19T17:00-05:00'],
    ['in the morning', '2026-11-19T05:00-05:00', '2026-11-20T12:00-05:00'],
    ['still open past midnight', '2026-11-22T01:29-05:00', '2026-11-22T17:00-05:00'],
    ['over a closed day of the week', '2026-11-22T20:00-05:00', '2026-11-24T17:00-05:00'],
    ['over a date that is closed, to other hours', '2026-11-25T20:00-05:00', '2026-11-27T18:00-05:00'],
    ['over the night on which clocks go back', '2026-10-31T20:00-04:00', '2026-11-01T17:00-05:00'],
    ['over the night on which they go forward', '2026-03-07T20:00-05:00', '2026-03-08T17:00-04:00'],
    ['in an hour that comes twice', '2026-11-01T01:15-05:00', '2026-11-01T17:00-05:00'],
  ])('%s', (_case, now, expected) => expect(next(now)).toBe(new Date(expected).toISOString()));

  it('moves an opening that the clock skips to an hour later', () => {
    const nights: DayTimes[] = [{ day: 'sunday', ...open('02:30', '06:00') }];
    expect(next('2026-03-07T20:00-05:00', nights)).toBe('2026-03-08T07:30:00.000Z');
  });

  it('uses the restaurant’s time zone', () => {
    expect(next('2026-11-18T20:00+01:00', week, 'Europe/Madrid')).toBe('2026-11-19T16:00:00.000Z');
  });

  it('is null if there are no hours', () => {
    const never = { hours: weekOf([]), exceptions: [], timezone: 'America/New_York' };
    expect(nextDaysOpening(never, new Date('2026-11-18T20:00-05:00'))).toBeNull();
  });
});
