import { expect, it } from 'vitest';
import { comparePlacement } from './placement';

it('puts featured entries first, then goes by order, then by name', () => {
  const entries = [
    { name: 'Zarzuela', isFeatured: false, order: 1 },
    { name: 'Álamo', isFeatured: false, order: 999 },
    { name: 'alioli', isFeatured: false, order: 999 },
    { name: 'Bravas', isFeatured: true, order: 5 },
    { name: 'Croquetas', isFeatured: true, order: 2 },
    { name: 'Anchoas', isFeatured: false, order: 0 },
    { name: 'Menú 10', isFeatured: false, order: 3 },
    { name: 'Menú 9', isFeatured: false, order: 3 },
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
