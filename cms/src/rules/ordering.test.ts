import { expect, it } from 'vitest';
import { byDateThenOrder, byFeaturedThenOrder, byOrderThenName, byOrderThenTitle } from './ordering';

const named = (name: string, order: number | null = null, featured: boolean | null = null) => ({
  name,
  order,
  featured,
});
const names = (entries: { name: string }[]) => entries.map(({ name }) => name).join(' ');

it('sorts categories by order, then by name, those without an order last', () => {
  const categories = [
    named('b'),
    named('a'),
    named('late', 1000),
    named('second', 2),
    named('First', 1),
    named('z', 1),
  ];
  expect(names(categories.sort(byOrderThenName))).toBe('First z second a b late');
});

it('puts featured dishes first, whatever their order', () => {
  const dishes = [named('c', 1), named('d', 2, true), named('b', 1, false), named('a', 5, true), named('e')];
  expect(names(dishes.sort(byFeaturedThenOrder))).toBe('d a b c e');
});

it('sorts names as people do: ignoring accents and case, and numbers by their value', () => {
  const dishes = ['Zarzuela', 'ñora', 'Ánchoas', 'Arroz 10', 'Arroz 9', 'ajo'].map((name) => named(name));
  expect(names(dishes.sort(byOrderThenName))).toBe('ajo Ánchoas Arroz 9 Arroz 10 ñora Zarzuela');
});

it('puts dated events first, by date and time; then undated ones by order and title', () => {
  const event = (
    title: string,
    date: string | null,
    order: number | null = null,
    startTime: string | null = null,
  ) => ({ title, date, order, startTime });
  const events = [
    event('e', null),
    event('d', null, 2),
    event('b', '2026-12-31', 1),
    event('a', '2026-12-24', 9),
    event('c', '2026-12-31', 2),
    event('f', null),
    event('ca', '2026-12-31', 0, '19:00'),
    event('cb', '2026-12-31', 0, '21:00'),
  ];
  expect(
    events
      .toSorted(byDateThenOrder)
      .map(({ title }) => title)
      .join(''),
  ).toBe('abccacbdef');
});

it('sorts offers by order, then by title', () => {
  const offers = [
    { title: 'c', order: null },
    { title: 'b', order: 1 },
    { title: 'a', order: 1 },
  ];
  expect(
    offers
      .sort(byOrderThenTitle)
      .map(({ title }) => title)
      .join(''),
  ).toBe('abc');
});
