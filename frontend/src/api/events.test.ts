import { expect, it } from 'vitest';
import { readEvents } from './events';

it('reads an event whole', () => {
  const wire = {
    id: 'e1',
    type: 'event',
    title: 'Flamenco',
    desc: 'Guitar.',
    image: '/uploads/flamenco.jpg',
    date: '2026-12-05',
    ctaTo: 'https://tickets.example/',
    ctaLabel: 'Tickets',
  };
  expect(readEvents([wire])).toEqual([wire]);
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
      date: null,
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
  [{ ctaTo: 'javascript:alert(1)' }, { ctaTo: '/reservations' }],
  [
    { ctaTo: '/gallery', ctaLabel: 'Look' },
    { ctaTo: '/gallery', ctaLabel: 'Look' },
  ],
])('%j becomes %j', (wire, expected) => {
  expect(readEvents([wire])).toMatchObject([expected]);
});

it('drops junk and may be empty', () => {
  expect(readEvents([null, 'x', 3])).toEqual([]);
});
