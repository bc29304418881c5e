import { expect, it } from 'vitest';
import { findAll, type Group } from './find-all';

const dish = (label: string, words: string[] = []) => ({ to: `/admin/menu/${label}`, label, words });
const groups: Group[] = [
  {
    title: 'Dishes',
    places: [
      dish('Croquetas de jamón', ['Crisp']),
      dish('Pulpo'),
      dish('Arroz', ['with pulpo']),
      dish('Sopa', ['for meals']),
      dish('Bacalao'),
    ],
  },
  {
    title: 'Settings',
    places: ['Meals tax', 'ZIP code'].map((label) => ({ to: '/admin/site', label })),
    isPlain: true,
  },
];
const found = (query: string) => findAll(groups, query).map(({ places }) => places.map(({ label }) => label));

it.each([
  ['croq', [['Croquetas de jamón']]],
  ['JAMON', [['Croquetas de jamón']]],
  ['crisp', [['Croquetas de jamón']]],
  ['pulpo', [['Pulpo', 'Arroz']]],
  ['octopus', [['Pulpo', 'Arroz']]],
  ['tax', [['Meals tax']]],
  ['bacalao', [['Bacalao']]],
  ['zip code', [['ZIP code']]],
  ['meals', [['Meals tax'], ['Sopa']]],
  ['', []],
  ['  ', []],
  ['zebra', []],
])('finds “%s”', (query, expected) => expect(found(query)).toEqual(expected));

it('shows at most six of a group, and says how many there are', () => {
  const many = [{ title: 'Dishes', places: Array.from({ length: 20 }, (_, at) => dish(`Tapa ${at}`)) }];
  const [first] = findAll(many, 'tapa');
  expect([first?.places.length, first?.total]).toEqual([6, 20]);
});
