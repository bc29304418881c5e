import { describe, expect, it } from 'vitest';
import { eventsOutsideHours, exceptionOn, offersEnding, specialInShort } from './attention';
import { publicEvents, type EventRecord } from './cards';
import { SPECIAL_WHEN_MISSING, toStaffSpecial, type SpecialRecord } from './special';

const today = '2026-11-21';
const place = { currency: 'USD', timezone: 'America/New_York' };
const offer = (title: string, endDate: string | null, rest = {}) => ({
  documentId: title.toLowerCase(),
  title,
  active: true,
  startDate: null,
  endDate,
  ...rest,
});
const ending = (...offers: ReturnType<typeof offer>[]) =>
  offersEnding(offers, today).map(({ title }) => title);

describe('offers that are ending', () => {
  it('end today or within the next three days, soonest first', () => {
    expect(
      ending(
        offer('Too far', '2026-11-25'),
        offer('Third', '2026-11-24'),
        offer('Today', '2026-11-21'),
        offer('Also third', '2026-11-24'),
        offer('Endless', null),
      ),
    ).toEqual(['Today', 'Also third', 'Third']);
  });

  it('are shown today', () => {
    expect(
      ending(
        offer('Ended', '2026-11-20'),
        offer('Off', today, { active: false }),
        offer('Not begun', '2026-11-23', { startDate: '2026-11-22' }),
        offer('Begun today', '2026-11-23', { startDate: today }),
      ),
    ).toEqual(['Begun today']);
  });

  it('have an id, a title and a last day', () => {
    expect(offersEnding([offer('Vermut', today)], today)).toEqual([
      { id: 'vermut', title: 'Vermut', endDate: today },
    ]);
  });
});

describe('events that special hours do not cover', () => {
  const evening = { date: '2026-12-03', opens: '16:00', closes: '20:00' };
  const found = (
    event: Partial<EventRecord>,
    exceptions: object[] = [evening],
    now = '2026-11-30T12:00:00Z',
  ) => {
    const record = { documentId: 'e', title: 'Flamenco', active: true, date: '2026-12-03', ...event };
    const around = { now: new Date(now), place, closedDays: [], limit: 9 };
    const { shown } = publicEvents([record], around);
    return eventsOutsideHours(shown, { exceptions } as never, now.slice(0, 10)).map(({ date }) => date);
  };
  const thursdays = { date: '2026-11-05', weekdays: 'THU', startTime: '19:00', endTime: '22:00' };

  it.each<[string, Partial<EventRecord>]>([
    ['ends after closing', { startTime: '19:00', endTime: '22:00' }],
    ['begins before opening', { startTime: '12:00', endTime: '17:00' }],
    ['runs past midnight', { startTime: '19:00', endTime: '01:00' }],
    ['begins after closing, without an end', { startTime: '21:00' }],
    ['is weekly', thursdays],
    [
      'lasts several days',
      { date: '2026-12-01', endDate: '2026-12-04', startTime: '19:00', endTime: '22:00' },
    ],
  ])('include one that %s', (_case, event) => expect(found(event)).toEqual(['2026-12-03']));

  it.each<[string, Partial<EventRecord>]>([
    ['ends at closing', { startTime: '17:00', endTime: '20:00' }],
    ['has no times', {}],
    ['is weekly, on another day', { ...thursdays, weekdays: 'WED,FRI' }],
    ['was weekly until the week before', { ...thursdays, endDate: '2026-11-26' }],
    ['is the day before', { date: '2026-12-02', startTime: '19:00', endTime: '22:00' }],
    ['has no date', { date: null, startTime: '19:00', endTime: '22:00' }],
  ])('do not include one that %s', (_case, event) => expect(found(event)).toEqual([]));

  it('include one on a closed day, with or without times', () => {
    expect(found({}, [{ date: '2026-12-03', closed: true }])).toEqual(['2026-12-03']);
  });

  it('are searched for two weeks ahead', () => {
    const late = { startTime: '19:00', endTime: '22:00' };
    expect(found(late, [evening], '2026-11-19T12:00:00Z')).toEqual(['2026-12-03']);
    expect(found(late, [evening], '2026-11-18T12:00:00Z')).toEqual([]);
    // Its next day is two Thursdays before.
    expect(found(thursdays, [evening], '2026-11-19T12:00:00Z')).toEqual(['2026-12-03']);
    expect(found(thursdays, [{ date: '2026-12-03', closed: true }], '2026-11-19T12:00:00Z')).toEqual([]);
  });

  it('do not include one that fits into hours past midnight', () => {
    const night = { ...evening, closes: '02:00' };
    expect(found({ startTime: '22:00', endTime: '01:00' }, [night])).toEqual([]);
    expect(found({ startTime: '22:00', endTime: '03:00' }, [night])).toEqual(['2026-12-03']);
  });
});

describe('the special in short', () => {
  const inShort = (record: SpecialRecord | null) =>
    specialInShort({ ...toStaffSpecial(record, place), etag: '"1"' });
  const dish = (documentId: string, available: boolean) => ({ documentId, name: documentId, available });
  const special = {
    ...SPECIAL_WHEN_MISSING,
    active: true,
    title: 'Tapas',
    dishes: [dish('a', true), dish('b', false)],
  };

  it('counts the dishes that can be ordered, active or not', () => {
    expect(inShort(special)).toEqual({ active: true, title: 'Tapas', dishes: 1, etag: '"1"' });
    expect(inShort({ ...special, active: false })).toMatchObject({ active: false, dishes: 1 });
  });

  it('is off until somebody sets it up', () => {
    expect(inShort(null)).toMatchObject({ active: false, title: 'Tapas $5', dishes: 0 });
  });
});

describe('the special hours of a date', () => {
  const exceptions = [
    { date: '2026-11-26', closed: true, note: 'Thanksgiving' },
    { date: today, opens: '18:00', closes: '02:00', note: null },
    { date: today, opens: '12:00', closes: '15:00', note: 'Fiesta' },
  ];

  it('are its spans in order, or none if it is closed', () => {
    expect(exceptionOn({ exceptions }, today)).toEqual({
      note: 'Fiesta',
      spans: [
        { opens: '12:00', closes: '15:00' },
        { opens: '18:00', closes: '02:00' },
      ],
    });
    expect(exceptionOn({ exceptions }, '2026-11-26')).toEqual({ note: 'Thanksgiving', spans: [] });
  });

  it('are null if the regular hours apply', () => {
    expect(exceptionOn({ exceptions }, '2026-11-22')).toBeNull();
    expect(exceptionOn({}, today)).toBeNull();
  });
});
