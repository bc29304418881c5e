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
    ],
  },
  { title: 'Settings', places: [{ to: '/admin/site', label: 'Meals tax' }] },
];
const found = (query: string) => findAll(groups, query).map(({ places }) => places.map(({ label }) => label));

it.each([
  ['croq', [['Croquetas de jamón']]],
  ['JAMON', [['Croquetas de jamón']]],
  ['crisp', [['Croquetas de jamón']]],
  ['pulpo', [['Pulpo', 'Arroz']]],
  ['octopus', [['Pulpo', 'Arroz']]],
  ['tax', [['Meals tax']]],
  ['meals', [['Meals tax'], ['Sopa']]],
  ['', []],
  ['  ', []],
  ['zebra', []],
])('finds “%s”', (query, expected) => expect(found(query)).toEqual(expected));

it('shows at most six of a group', () => {
  const many = [{ title: 'Dishes', places: Array.from({ length: 20 }, (_, at) => dish(`Tapa ${at}`)) }];
  expect(findAll(many, 'tapa')[0]?.places).toHaveLength(6);
});
