import { convertIcsCalendar, extendByRecurrenceRule, type IcsCalendar } from 'ts-ics';
import { expect, it } from 'vitest';
import { CALENDAR_KEYS, calendarFile } from './calendar-file';

const [EVENTS = '', SITE = ''] = CALENDAR_KEYS;
const ORIGIN = 'https://casa.example';
const EVENING = { startTime: '19:00', endTime: '22:30' };
const DAY = { id: 'e1', title: 'Flamenco', date: '2026-12-03' };

async function fileOf(events: unknown, id?: string, site: object = {}): Promise<string> {
  const data = { [EVENTS]: events, [SITE]: { name: 'Casa', timezone: 'America/New_York', ...site } };
  const file = await calendarFile({ data, origin: ORIGIN, now: new Date('2026-11-21T12:00:00Z'), id });
  if (file === null) throw new Error('There is no such event.');
  return file;
}

/** Parsed with a different library from the one that wrote it. */
async function readBack(...events: readonly object[]): Promise<IcsCalendar> {
  return convertIcsCalendar(undefined, await fileOf(events));
}

const eventOf = async (changes: object) => {
  const { events = [] } = await readBack({ ...DAY, ...changes });
  const [event] = events;
  if (!event) throw new Error('The calendar has no event.');
  return event;
};
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

it('has the dated events, with their time zone', async () => {
  const calendar = await readBack(DAY, { id: 'e2', title: 'Undated' }, { ...DAY, id: 'e3', ...EVENING });
  expect(calendar).toMatchObject({ version: '2.0', prodId: '-//Casa//Events//EN', name: 'Casa: events' });
  expect(calendar.timezones?.map(({ id }) => id)).toEqual(['America/New_York']);
  expect(calendar.events?.map(({ uid }) => uid)).toEqual(['e1@casa.example', 'e3@casa.example']);
});

it.each([
  ['a day', {}, ['DTSTART;VALUE=DATE:20261203', 'DTEND;VALUE=DATE:20261204']],
  [
    'the end of a month',
    { date: '2028-02-28' },
    ['DTSTART;VALUE=DATE:20280228', 'DTEND;VALUE=DATE:20280229'],
  ],
  ['days', { endDate: '2026-12-05' }, ['DTSTART;VALUE=DATE:20261203', 'DTEND;VALUE=DATE:20261206']],
  [
    'an evening',
    EVENING,
    ['DTSTART;TZID=America/New_York:20261203T190000', 'DTEND;TZID=America/New_York:20261203T223000'],
  ],
  ['a start alone', { startTime: '19:00' }, ['DTSTART;TZID=America/New_York:20261203T190000']],
  [
    'a night',
    { startTime: '21:00', endTime: '01:30', date: '2026-12-31' },
    ['DTSTART;TZID=America/New_York:20261231T210000', 'DTEND;TZID=America/New_York:20270101T013000'],
  ],
  [
    'evenings',
    { ...EVENING, endDate: '2026-12-04' },
    [
      'DTSTART;TZID=America/New_York:20261203T190000',
      'DTEND;TZID=America/New_York:20261203T223000',
      'RRULE:FREQ=DAILY;UNTIL=20261205T045900Z',
    ],
  ],
  [
    'every week, all day',
    { weekdays: 'THU', endDate: '2026-12-31' },
    ['DTSTART;VALUE=DATE:20261203', 'DTEND;VALUE=DATE:20261204', 'RRULE:FREQ=WEEKLY;UNTIL=20261231;BYDAY=TH'],
  ],
])('%s', async (_case, changes, lines) => {
  const about = linesOf(await fileOf([{ ...DAY, ...changes }]));
  const entry = about.slice(about.indexOf('BEGIN:VEVENT'));
  const times = entry.filter((line) => /^(DTSTART|DTEND|RRULE)/.test(line));
  expect(times.map((line) => line.split(/(?<=RRULE:)|;(?=FREQ|UNTIL|BYDAY)/).toSorted())).toEqual(
    lines.map((line) => line.split(/(?<=RRULE:)|;(?=FREQ|UNTIL|BYDAY)/).toSorted()),
  );
});

it('repeats a weekly event at the same local hour across clock changes, until its last day', async () => {
  const thursdays = { ...EVENING, date: '2026-10-22', endDate: '2026-11-12', weekdays: 'THU' };
  const { recurrenceRule, start } = await eventOf(thursdays);
  if (!recurrenceRule) throw new Error('It does not repeat.');
  expect(start.date.toISOString()).toBe('2026-10-22T23:00:00.000Z');
  expect(recurrenceRule).toMatchObject({ frequency: 'WEEKLY', byDay: [{ day: 'TH' }] });
  expect(recurrenceRule.until?.date.toISOString()).toBe('2026-11-13T04:59:00.000Z');
  const all = extendByRecurrenceRule(recurrenceRule, { start: start.date });
  expect(all.map((each) => each.toISOString().slice(0, 10))).toEqual([
    '2026-10-22',
    '2026-10-29',
    '2026-11-05',
    '2026-11-12',
  ]);
});

it.each([
  ['in the evening', EVENING, 'EXDATE;TZID=America/New_York:20261224T190000'],
  ['all day', {}, 'EXDATE;VALUE=DATE:20261224'],
])('leaves out the days on which the restaurant is closed, %s', async (_case, times, line) => {
  const exceptions = [
    { date: '2026-12-24', spans: [], note: '' },
    { date: '2026-12-31', spans: [{ opens: '16:00', closes: '20:00' }], note: '' },
  ];
  const file = await fileOf([{ ...DAY, ...times, weekdays: 'THU' }], undefined, { exceptions });
  expect(linesOf(file).filter((each) => each.startsWith('EXDATE'))).toEqual([line]);
  expect(await fileOf([{ ...DAY, ...times }], undefined, { exceptions })).not.toContain('EXDATE');
});

it('escapes and folds what staff wrote, so that any calendar can read it', async () => {
  const title = 'Cante, baile; <script>alert("1")</script> \\ 🍷';
  const desc = `Two sets.\nRRULE:FREQ=DAILY\r\n${'🍷ñ'.repeat(120)}\u0007`;
  const file = await fileOf([
    { ...DAY, title, desc, place: 'The bar', price: 58, ctaTo: '/menu', ctaLabel: 'Look' },
  ]);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.split('BEGIN:VEVENT')[1]).not.toMatch(/^RRULE/m);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
  const { events } = convertIcsCalendar(undefined, file);
  expect(events?.[0]).toMatchObject({
    summary: title,
    description: `Two sets.\nRRULE:FREQ=DAILY\n${'🍷ñ'.repeat(120)}\n\n$58 per guest\n\nLook: ${ORIGIN}/menu`,
    location: expect.stringMatching(/^The bar, Casa/),
  });
});

it('has only one event if an id is given', async () => {
  const events = [DAY, { ...DAY, id: 'e2', title: 'Cata' }, { id: 'e3', title: 'Undated' }];
  expect(await fileOf(events, 'e2')).toContain('SUMMARY:Cata');
  expect((await fileOf(events, 'e2')).match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  await expect(fileOf(events, 'e3')).rejects.toThrow('no such event');
  await expect(fileOf(events, 'e4')).rejects.toThrow('no such event');
});

it('accepts a zone name typed in another case', async () => {
  const file = await fileOf([{ ...DAY, ...EVENING }], undefined, { timezone: 'america/new_york' });
  expect(file).toContain('DTSTART;TZID=America/New_York:20261203T190000');
});

it('does not mark a guest as busy on the days of an event without hours', async () => {
  expect(await fileOf([{ ...DAY, endDate: '2026-12-10' }])).toContain('TRANSP:TRANSPARENT');
  expect(await fileOf([{ ...DAY, ...EVENING }])).not.toContain('TRANSP');
});

it('is valid without any event, and without the restaurant’s settings', async () => {
  const file = await calendarFile({ data: { [EVENTS]: [] }, origin: ORIGIN, now: new Date() });
  expect(convertIcsCalendar(undefined, file ?? '').name).toBe('Casa Bodegón: events');
});

it('handles the last day that a date can express', async () => {
  const file = await fileOf([
    { ...DAY, date: '9999-12-31', endDate: '9999-12-31', startTime: '21:00', endTime: '01:00' },
  ]);
  expect(file).toContain('DTSTART;TZID=America/New_York:99991231T210000');
});
