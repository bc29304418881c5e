import { describe, expect, it } from 'vitest';
import { exceptionsFrom, timesProblem, weekOf, type DateTimes, type DayTimes } from './opening-hours';

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

  it('sorts the spans of a day, one past midnight among them', () => {
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
    expect(exceptionsFrom(exceptions, '2026-12-24')).toEqual([
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

  it('forgets what has passed', () => {
    expect(exceptionsFrom(exceptions, '2026-12-26')).toEqual([]);
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
});
