import { expect, it } from 'vitest';
import { bookTable } from './book-table';

const NOW = new Date('2026-11-23T17:00:00.000Z');
const CHOICE = 'covers=2&date=2026-11-27&time=19:00';
const settings = (booking_template: unknown) => ({
  name: 'Casa',
  booking_url: 'https://book.example/',
  booking_template,
  exceptions: [{ date: '2026-11-26', spans: [] }],
});
const TEMPLATE = 'https://book.example/?n={covers}&d={date}&t={time}';

it.each([
  CHOICE,
  `${CHOICE}&covers=4`,
  `${CHOICE}&booking_template=https://evil.example/{covers}{date}{time}`,
  'time=19%3A00&date=2026-11-27&covers=2',
])('leads to the restaurant’s own booking page, whatever else is asked: %s', (query) => {
  expect(bookTable(settings(TEMPLATE), new URLSearchParams(query), NOW)).toEqual({
    kind: 'address',
    address: 'https://book.example/?n=2&d=2026-11-27&t=19:00',
  });
});

it('leads to the plain booking page, which asks for the day and time, if neither was chosen', () => {
  const query = new URLSearchParams('covers=4&date=&time=');
  const booking = { kind: 'address', address: 'https://book.example/' };
  expect(bookTable(settings(TEMPLATE), query, NOW)).toEqual(booking);
});

it.each([
  ['', 'Choose the number of guests.'],
  ['covers=2&date=2026-11-26&time=19:00', 'We are closed on Thursday, November 26. Choose another day.'],
  ['covers=2&date=2026-11-27&time=19:00%26to=evil', 'Choose a time.'],
  ['covers=2&date=2026-11-27%23evil&time=19:00', 'Choose a day.'],
])('says why %s leads nowhere', (query, text) => {
  expect(bookTable(settings(TEMPLATE), new URLSearchParams(query), NOW)).toEqual({ kind: 'problem', text });
});

it.each([undefined, '', 'https://book.example/?d={date}', 'javascript:{covers}{date}{time}'])(
  'accepts no choice for the template %j',
  (template) => {
    expect(bookTable(settings(template), new URLSearchParams(CHOICE), NOW)).toEqual({ kind: 'none' });
  },
);
