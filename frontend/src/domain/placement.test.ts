import { expect, it } from 'vitest';
import { comparePlacement } from './placement';

it('sorts featured entries first, then by order, then by name', () => {
  const entries = [
    { name: 'Zarzuela', featured: false, order: 1 },
    { name: 'Álamo', featured: false, order: 999 },
    { name: 'alioli', featured: false, order: 999 },
    { name: 'Bravas', featured: true, order: 5 },
    { name: 'Croquetas', featured: true, order: 2 },
    { name: 'Anchoas', featured: false, order: 0 },
    { name: 'Menú 10', featured: false, order: 3 },
    { name: 'Menú 9', featured: false, order: 3 },
  ];
  expect(entries.toSorted(comparePlacement).map(({ name }) => name)).toEqual([
    'Croquetas',
    'Bravas',
    'Anchoas',
    'Zarzuela',
    'Menú 9',
    'Menú 10',
    'Álamo',
    'alioli',
  ]);
});
