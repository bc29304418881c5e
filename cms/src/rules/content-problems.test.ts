import { describe, expect, it } from 'vitest';
import {
  eventProblems,
  highlightProblems,
  periodProblems,
  settingsProblems,
  specialProblems,
} from './content-problems';

describe('periodProblems', () => {
  it.each([
    [{}, []],
    [{ startDate: '2026-12-01' }, []],
    [{ endDate: '2026-12-01' }, []],
    [{ startDate: '2026-12-01', endDate: '2026-12-01' }, []],
    [{ startDate: '2026-12-02', endDate: '2026-12-01' }, ['endDate']],
    [{ startDate: '2026-12-02', endDate: null }, []],
  ])('an offer of %j', (offer, paths) => {
    expect(periodProblems(offer, 'startDate').map(({ path }) => path.join('.'))).toEqual(paths);
  });

  it('requires a date for an event that has an end', () => {
    expect(periodProblems({ endDate: '2026-12-01' }, 'date').map(({ path }) => path)).toEqual([['date']]);
  });
});

describe('highlightProblems', () => {
  const stored = { dish: { id: 1 } };
  const lost = { dish: null, name: null };
  it.each([
    [{}, null, ['dish']],
    [{ name: '  ', dish: { connect: [], disconnect: [] } }, null, ['dish']],
    [{ name: 'Paella' }, null, []],
    [{ dish: 'abc' }, null, []],
    [{ dish: { connect: [{ id: 2 }], disconnect: [{ id: 1 }] } }, stored, []],
    [{ dish: { connect: [], disconnect: [] } }, stored, []],
    [{ ...stored }, stored, []],
    [{ dish: { connect: [], disconnect: [{ id: 1 }] } }, stored, ['dish']],
    [{ dish: { disconnect: [{ id: 1 }] } }, stored, ['dish']],
    [{ dish: null }, stored, ['dish']],
    [{ ...lost, active: false }, lost, []],
    [{ ...lost, dish: { connect: [], disconnect: [] } }, lost, ['dish']],
  ])('%j over %j', (highlight, before, paths) => {
    expect(highlightProblems(highlight, before).map(({ path }) => path.join('.'))).toEqual(paths);
  });
});

describe('eventProblems', () => {
  const day = { date: '2026-12-03' };
  it.each([
    [{}, []],
    [{ ...day, startTime: '19:00', endTime: '22:30', weekdays: '', price: 5 }, []],
    [{ ...day, startTime: '21:00', endTime: '06:00' }, []],
    [{ ...day, startTime: '21:00', endTime: '06:01' }, ['endTime']],
    [{ ...day, startTime: '21:00', endTime: '21:00' }, ['endTime']],
    [{ ...day, endTime: '22:30' }, ['startTime']],
    [{ startTime: '19:00' }, ['date']],
    [{ weekdays: 'THU' }, ['date']],
    [{ ...day, endDate: '2026-12-02' }, ['endDate']],
    [{ ...day, weekdays: 'THU,THU' }, ['weekdays']],
    [{ ...day, weekdays: 'THU', endDate: '2026-12-03' }, []],
    [{ ...day, weekdays: 'WED', endDate: '2026-12-08' }, ['weekdays']],
    [{ ...day, weekdays: 'WED', endDate: '2026-12-09' }, []],
    [{ ...day, weekdays: 'WED', endDate: '2026-12-02' }, ['endDate']],
    [{ date: '9999-12-31', weekdays: 'MON', endDate: '9999-12-31' }, ['weekdays']],
  ])('an event of %j', (event, paths) => {
    expect(eventProblems(event).map(({ path }) => path.join('.'))).toEqual(paths);
  });
});

const evening = (day?: string) => ({ day, opens: '17:00', closes: '01:00' });

describe('settingsProblems', () => {
  it.each([
    [{}, []],
    [{ timezone: 'America/New_York', feeName: 'Fee', feePercent: 3 }, []],
    [{ feeName: '', feePercent: null }, []],
    [{ feeName: 'Fee', feePercent: null }, ['feePercent']],
    [{ feeName: null, feePercent: 0 }, ['feeName']],
    [{ feeName: 'Fee', feeAmount: 2.5 }, []],
    [{ feeName: '', feeAmount: 2.5 }, ['feeName']],
    [{ feeName: 'Fee', feeAmount: 2.555 }, ['feeAmount']],
    [{ feeName: 'Fee', feePercent: 3, feeAmount: 2.5 }, ['feeAmount']],
    [{ timezone: 'Boston' }, ['timezone']],
    [{ booking_template: 'https://book.example/?d={date}' }, ['booking_template']],
    [{ booking_template: 'https://book.example/{date}/{time}/{covers}' }, []],
    [{ hours: [{ closed: true }, { opens: '12:00' }] }, ['hours.1.opens']],
    [{ exceptions: [{ closed: true, closes: '12:00' }] }, ['exceptions.0.opens']],
    [{ hours: [evening('monday'), evening('tuesday'), evening('monday')] }, ['hours.2.opens']],
    [
      {
        exceptions: [
          { ...evening(), date: '2026-12-24' },
          { ...evening(), date: '2026-12-25' },
        ],
      },
      [],
    ],
  ])('%j', (settings, paths) => {
    expect(settingsProblems(settings).map(({ path }) => path.join('.'))).toEqual(paths);
  });
});

describe('specialProblems', () => {
  it.each([
    [{}, []],
    [{ startTime: '16:00', endTime: '16:01', daysCsv: 'MON,TUE' }, []],
    [{ startTime: '16:00', endTime: '16:00' }, ['endTime']],
    [{ startTime: '18:00', endTime: '01:00' }, ['endTime']],
    [{ daysCsv: 'MON,TUE,MON' }, ['daysCsv']],
    [{ price: 0 }, ['price']],
    [{ price: '0.00' }, ['price']],
    [{ price: 0.5 }, []],
    [{ price: null }, []],
  ])('%j', (special, paths) => {
    expect(specialProblems(special).map(({ path }) => path.join('.'))).toEqual(paths);
  });
});
