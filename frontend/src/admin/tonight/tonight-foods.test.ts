import { expect, it } from 'vitest';
import type { StaffFood } from '../../api/staff/staff-food';
import { someFood } from '../../testing/admin/food';
import { firstOf, groupsOf, outTonight, untilWords, whoAndWhen } from './tonight-foods';

const zone = 'America/New_York';
const now = new Date('2026-11-20T20:00:00-05:00');
const food = (name: string, parts: Partial<StaffFood> = {}) => someFood({ id: name, name, ...parts });
const out = (name: string, sold_out_at: string | null, sold_out_until: string | null = null) =>
  food(name, { available: false, sold_out_at, sold_out_until });

const CATEGORIES = [
  { id: 'cold', name: 'Tapas frías' },
  { id: 'hot', name: 'Tapas calientes' },
];

const namesIn = (groups: ReturnType<typeof groupsOf>) =>
  groups.map(({ foods }) => foods.map(({ name }) => name).join(', ')).join(' | ');

it.each([
  ['', 'Gildas, Ajoblanco | Croquetas'],
  ['ajo', 'Ajoblanco'],
  ['calientes', 'Croquetas'],
  ['paella', ''],
])('is in the order of the menu, searched for “%s”', (query, expected) => {
  const foods = [food('Gildas'), food('Croquetas', { category: 'hot' }), food('Ajoblanco')];
  expect(namesIn(groupsOf(foods, CATEGORIES, query))).toBe(expected);
});

it.each([
  [0, ''],
  [1, 'Gildas'],
  [3, 'Gildas, Ajoblanco | Croquetas'],
  [9, 'Gildas, Ajoblanco | Croquetas, Tigres'],
])('can be cut to its first %i', (count, expected) => {
  const foods = [
    food('Gildas'),
    food('Ajoblanco'),
    food('Croquetas', { category: 'hot' }),
    food('Tigres', { category: 'hot' }),
  ];
  expect(namesIn(firstOf(groupsOf(foods, CATEGORIES, ''), count))).toBe(expected);
});

it('is sold out tonight if it comes back automatically or has been sold out for less than a day, latest first', () => {
  const foods = [
    food('On the menu'),
    out('Long off', '2026-10-01T12:00:00Z'),
    out('Never noted', null),
    out('Since noon', '2026-11-20T17:00:00Z'),
    out('Over a closed week', '2026-11-14T22:00:00Z', '2026-11-23T22:00:00Z'),
    out('Just now', '2026-11-21T00:59:00Z', '2026-11-21T22:00:00Z'),
  ];
  expect(outTonight(foods, now).map(({ name }) => name)).toEqual([
    'Just now',
    'Since noon',
    'Over a closed week',
  ]);
});

it.each([
  [null, 'until turned back on'],
  ['2026-11-21T16:30:00-05:00', 'until tomorrow 4:30 PM'],
  ['2026-11-24T17:00:00-05:00', 'until Tue Nov 24 5 PM'],
  ['2026-11-20T22:00:00-05:00', 'until today 10 PM'],
])('says until when by the restaurant’s clock: %s', (until, expected) => {
  expect(untilWords(out('Pulpo', null, until), now, zone)).toBe(expected);
});

it('says who marked it as sold out, and when, as far as that is known', () => {
  const pulpo = out('Pulpo', '2026-11-20T23:12:00Z');
  expect(whoAndWhen({ ...pulpo, sold_out_by: 'Ana' }, zone)).toBe('Ana, 6:12 PM');
  expect(whoAndWhen(pulpo, zone)).toBe('6:12 PM');
  expect(whoAndWhen(out('Pulpo', null), zone)).toBe('');
});
