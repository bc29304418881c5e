import { expect, it } from 'vitest';
import { someEvent } from '../testing/event';
import { eventFacts } from './event-facts';

const today = '2026-11-21';

it.each([
  [{}, []],
  [{ date: '2026-12-03', startTime: '19:00' }, ['7:00 PM']],
  [{ date: '2026-12-03', startTime: '21:00', endTime: '01:30' }, ['9:00 PM – 1:30 AM']],
  [{ date: '2026-12-03', endDate: '2026-12-03' }, []],
  [{ date: '2026-12-03', endDate: '2026-12-04' }, ['Until Friday, December 4']],
  [{ date: '2026-12-30', endDate: '2027-01-02' }, ['Until Saturday, January 2, 2027']],
  [{ date: '2026-12-03', weekdays: [4] as const }, ['Every Thursday']],
  [
    { date: '2026-12-03', endDate: '2026-12-31', weekdays: [1, 4] as const },
    ['Every Monday and Thursday until Thursday, December 31'],
  ],
  [{ date: '2026-12-03', weekdays: [0, 1, 2, 3, 4, 5, 6] as const }, ['Every day']],
  [{ price: 0 }, ['Free']],
  [{ price: 58, seats: '14 seats', place: 'The bar' }, ['$58 per guest', 'The bar', '14 seats']],
  [{ price: 12.5, currency: 'EUR' }, ['€12.50 per guest']],
])('of %j: %j', (changes, facts) => {
  expect(eventFacts(someEvent(changes), today)).toEqual(facts);
});
