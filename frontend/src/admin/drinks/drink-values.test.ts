import { expect, it } from 'vitest';
import { drinkBody, type StaffDrink } from '../../api/staff/staff-drinks';
import { someFood } from '../food/some-food';
import { drinkSchema, drinkValues } from './drink-values';

const DRINK: StaffDrink = {
  ...someFood({ name: 'Cava', price: 12, dietaryTags: ['vegan', 'by-glass', 'wine'] }),
  abv: 11.5,
  region: 'Penedès',
  grape: 'Macabeo',
};

it('sends the drink as it was where nothing is changed', () => {
  expect(drinkBody(drinkSchema.parse(drinkValues(DRINK)))).toEqual({
    ...drinkBody(DRINK),
    dietary_tags: 'vegan|by-glass|wine',
  });
});

it.each([
  ['', null],
  ['0', 0],
  ['13,5', 13.5],
  [' 40 ', 40],
])('takes a strength typed as %j', (abv, sent) => {
  expect(drinkSchema.parse({ ...drinkValues(DRINK), abv }).abv).toBe(sent);
});

it.each([
  ['abv', { abv: '101' }],
  ['abv', { abv: 'strong' }],
  ['region', { region: 'x'.repeat(81) }],
  ['grape', { grape: 'x'.repeat(121) }],
])('complains of the %s of %j', (field, parts) => {
  const { error } = drinkSchema.safeParse({ ...drinkValues(DRINK), ...parts });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

it('leaves a new drink’s strength open', () => {
  expect(drinkValues(null)).toMatchObject({ abv: '', region: '', grape: '', isAvailable: true });
});
