import { describe, expect, it } from 'vitest';
import { bookingAddress, exceptionsThisWeek, isBookingTemplate, tableProblem, tableTimes } from './booking';
import type { Site } from './site';
import { DEFAULT_SITE } from './site-defaults';

// Monday noon in Boston.
const NOW = new Date('2026-11-23T17:00:00.000Z');
const SITE: Site = {
  ...DEFAULT_SITE,
  exceptions: [
    { date: '2026-11-26', spans: [], note: 'Thanksgiving' },
    { date: '2026-11-28', spans: [{ opens: '18:00', closes: '02:00' }], note: '' },
    { date: '2026-11-29', spans: [], note: '' },
    { date: '2026-12-24', spans: [{ opens: '16:00', closes: '20:00' }], note: '' },
  ],
};

describe('a choice of table', () => {
  it.each([
    ['an evening', {}, null],
    ['today', { date: '2026-11-23', time: '16:00' }, null],
    ['nobody', { covers: '0' }, 'Choose the number of guests.'],
    ['a crowd', { covers: '8' }, 'For 8 or more guests, call us at (617) 555-0142.'],
    ['no day', { date: '' }, 'Choose a day.'],
    ['neither day nor time', { date: '', time: '' }, null],
    ['a day that is none', { date: '2026-02-30' }, 'Choose a day.'],
    ['a day of more digits', { date: '2026-11-270' }, 'Choose a day.'],
    ['yesterday', { date: '2026-11-22' }, 'That day has passed. Choose a later one.'],
    ['a closed day', { date: '2026-11-26' }, 'We are closed on Thursday, November 26. Choose another day.'],
    ['no time', { time: '' }, 'Choose a time.'],
    ['a time that is none', { time: '24:00' }, 'Choose a time.'],
    [
      'too early',
      { time: '16:30' },
      'On Friday, November 27 we are open 5:00 PM – 10:30 PM. Choose a time in between.',
    ],
    [
      'the minute of closing',
      { time: '22:30' },
      'On Friday, November 27 we are open 5:00 PM – 10:30 PM. Choose a time in between.',
    ],
    [
      'after midnight, with the day of the evening',
      { date: '2026-11-28', time: '01:00' },
      '1:00 AM falls on Sunday, November 29. Choose that day.',
    ],
    [
      'the minute of closing after midnight',
      { date: '2026-11-28', time: '02:00' },
      'On Saturday, November 28 we are open 6:00 PM – 2:00 AM. Choose a time in between.',
    ],
    ['after midnight, into a closed day', { date: '2026-11-29', time: '01:30' }, null],
    [
      'later on that closed day',
      { date: '2026-11-29', time: '02:00' },
      'We are closed on Sunday, November 29. Choose another day.',
    ],
  ])('%s', (_what, chosen, text) => {
    const choice = { covers: '2', date: '2026-11-27', time: '19:00', ...chosen };
    expect(tableProblem(SITE, choice, NOW, { isWhole: true })?.text ?? null).toBe(text);
  });

  it('is too late once the time has passed', () => {
    const choice = { covers: '2', date: '2026-11-23', time: '16:00' };
    const problem = tableProblem(SITE, choice, new Date('2026-11-23T21:00:00.000Z'), { isWhole: true });
    expect(problem).toEqual({ field: 'time', text: 'That time has passed. Choose a later one.' });
  });

  it('must be for another day once today’s last time has passed', () => {
    const choice = { covers: '2', date: '2026-11-23', time: '' };
    const at = (now: string) => tableProblem(SITE, choice, new Date(now), { isWhole: false });
    expect(at('2026-11-24T01:29:00.000Z')).toBeNull();
    const tooLate = { field: 'date', text: 'It is too late to book for today. Choose another day.' };
    expect(at('2026-11-24T01:30:00.000Z')).toEqual(tooLate);
    const evening = { ...choice, date: '2026-11-28' };
    expect(tableProblem(SITE, evening, new Date('2026-11-29T04:00:00.000Z'), { isWhole: false })).toBeNull();
  });

  it('that is incomplete only shows problems with what is filled in', () => {
    const part = { covers: '', date: '', time: '' };
    expect(tableProblem(SITE, part, NOW, { isWhole: false })).toBeNull();
    expect(tableProblem(SITE, { ...part, date: '2026-11-27' }, NOW, { isWhole: false })).toBeNull();
    expect(tableProblem(SITE, { ...part, date: '2026-11-28' }, NOW, { isWhole: false })).toBeNull();
    expect(tableProblem(SITE, { ...part, date: '0202-11-27' }, NOW, { isWhole: false })).toBeNull();
    expect(tableProblem(SITE, { ...part, date: '2026-11-26' }, NOW, { isWhole: false })).toMatchObject({
      field: 'date',
    });
  });
});

it.each([
  ['https://book.example/?p={covers}&d={date}T{time}', true],
  ['https://book.example/{covers}/{date}/{time}', true],
  ['https://book.example/?p={covers}&d={date}', false],
  ['https://{covers}.example/?d={date}&t={time}', false],
  ['https://user{covers}/{date}{time}', false],
  ['javascript:{covers}{date}{time}', false],
  ['', false],
])('%s takes a table: %j', (address, isTemplate) => {
  expect(isBookingTemplate(address)).toBe(isTemplate);
});

it('replaces each placeholder in the URL', () => {
  const choice = { covers: '4', date: '2026-11-27', time: '19:30' };
  const booking_template = 'https://book.example/{date}?p={covers}&at={date}T{time}';
  expect(bookingAddress({ ...SITE, booking_template }, choice)).toBe(
    'https://book.example/2026-11-27?p=4&at=2026-11-27T19:30',
  );
});

it('offers each half-hour of any day, the ones after midnight last', () => {
  const times = tableTimes(SITE);
  expect(times.slice(0, 3)).toEqual(['16:00', '16:30', '17:00']);
  expect(times.slice(-3)).toEqual(['00:30', '01:00', '01:30']);
  expect(new Set(times).size).toBe(times.length);
  expect(tableTimes({ hours: [], exceptions: [] })).toEqual([]);
});

it('lists the days of the coming week with special hours', () => {
  expect(exceptionsThisWeek(SITE, NOW)).toEqual([
    'Closed Thursday, November 26',
    'Saturday, November 28: 6:00 PM – 2:00 AM',
    'Closed Sunday, November 29',
  ]);
});
