import { expect, it } from 'vitest';
import { UNPLANNED } from '../domain/event';
import { readEvents } from './events';

it('reads an event whole', () => {
  const wire = {
    id: 'e1',
    type: 'event',
    title: 'Flamenco',
    desc: 'Guitar.',
    image: '/uploads/flamenco.jpg',
    date: '2026-12-05',
    endDate: '2026-12-26',
    startTime: '19:00',
    endTime: '00:30',
    weekdays: 'SAT',
    price: 12.5,
    currency: 'EUR',
    place: 'The bar',
    seats: '14 seats',
    ctaTo: 'https://tickets.example/',
    ctaLabel: 'Tickets',
  };
  expect(readEvents([wire])).toEqual([{ ...wire, weekdays: [6] }]);
  expect(readEvents({ items: [wire] })).toHaveLength(1);
});

it.each([
  [
    {},
    {
      id: '1',
      type: 'special',
      title: 'Untitled',
      desc: '',
      image: null,
      ...UNPLANNED,
      ctaTo: '/reservations',
      ctaLabel: 'Reserve',
    },
  ],
  [{ type: 'evergreen' }, { type: 'evergreen', ctaLabel: 'Learn more', ctaTo: '/reservations' }],
  [{ type: 'event' }, { type: 'event', ctaLabel: 'Reserve' }],
  [{ type: 'EVENT' }, { type: 'event' }],
  [{ type: 'party' }, { type: 'special' }],
  [{ title: '  ' }, { title: 'Untitled' }],
  [{ description: 'Long' }, { desc: 'Long' }],
  [{ date: '2026-12-05T00:00:00.000Z' }, { date: '2026-12-05' }],
  [{ date: '2026-02-30' }, { date: null }],
  [{ date: 'soon' }, { date: null }],
  [{ date: '2026-12-05', endDate: '2026-12-04' }, { endDate: null }],
  [{ endDate: '2026-12-04', startTime: '19:00', weekdays: 'THU' }, UNPLANNED],
  [
    { date: '2026-12-05', startTime: '19:00:00.000', endTime: '24:00' },
    { startTime: '19:00', endTime: '00:00' },
  ],
  [
    { date: '2026-12-05', startTime: '7 PM', endTime: '22:00' },
    { startTime: null, endTime: null },
  ],
  [
    { date: '2026-12-05', startTime: '19:00', endTime: '19:00' },
    { startTime: '19:00', endTime: null },
  ],
  [{ date: '2026-12-05', weekdays: ' sat,Thursday,,x,THU' }, { weekdays: [4, 6] }],
  [{ date: '2026-12-05', weekdays: ['THU'] }, { weekdays: [] }],
  [{ price: '58' }, { price: 58 }],
  [{ price: -1 }, { price: null }],
  [
    { price: 'free', currency: 'dollars', place: 7, seats: {} },
    { price: null, currency: 'USD', place: '7', seats: '' },
  ],
  [{ ctaTo: 'javascript:alert(1)' }, { ctaTo: '/reservations' }],
  [
    { ctaTo: '/gallery', ctaLabel: 'Look' },
    { ctaTo: '/gallery', ctaLabel: 'Look' },
  ],
])('%j becomes %j', (wire, expected) => {
  expect(readEvents([wire])).toMatchObject([expected]);
});

it('drops malformed entries and may be empty', () => {
  expect(readEvents([null, 'x', 3])).toEqual([]);
});
