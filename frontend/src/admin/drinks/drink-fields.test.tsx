import { expect, it } from 'vitest';
import type { StaffDrink } from '../../api/staff/staff-food';
import { someFood } from '../../testing/admin/food';
import { formOf } from '../kit/forms/field-list';
import { drinkFields } from './drink-fields';

const DRINK: StaffDrink = {
  producer: 'Mas Vida',
  vintage: 'NV',
  style: 'sparkling',
  alcohol_free: false,
  ...someFood({ list: 'drinks', name: 'Cava', price: 12, dietary_tags: 'vegan|by-glass|wine' }),
  abv: 11.5,
  region: 'Penedès',
  grape: 'Macabeo',
};
const vocabulary = { currency: 'USD', dietaryTags: [], allergens: [] };
const { schema, toValues, toBody } = formOf(
  drinkFields({ entry: null, original: null, categories: [], vocabulary }),
);

it('sends the drink unchanged if nothing was edited', () => {
  const {
    id: _id,
    etag: _etag,
    list: _list,
    order: _order,
    image: _image,
    image_alt: _alt,
    pairings: _pairings,
    sold_out_until: _until,
    sold_out_at: _at,
    sold_out_by: _by,
    left_tonight: _left,
    left_until: _leftUntil,
    ...stored
  } = DRINK;
  expect(toBody(schema.parse(toValues(DRINK)))).toEqual(stored);
});

it.each([
  ['', null],
  ['0', 0],
  ['13,5', 13.5],
  [' 40 ', 40],
])('takes a strength typed as %j', (abv, sent) => {
  expect(schema.parse({ ...toValues(DRINK), abv }).abv).toBe(sent);
});

it.each([
  ['vintage', { vintage: '19' }],
  ['vintage', { vintage: '1799' }],
  ['producer', { producer: 'x'.repeat(81) }],
  ['abv', { abv: '101' }],
  ['abv', { abv: 'strong' }],
  ['region', { region: 'x'.repeat(81) }],
  ['grape', { grape: 'x'.repeat(121) }],
])('complains of the %s of %j', (field, parts) => {
  const { error } = schema.safeParse({ ...toValues(DRINK), ...parts });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

it.each([
  [' nv ', 'NV'],
  ['2019 ', '2019'],
  ['', ''],
])('takes a vintage typed as %j', (vintage, sent) => {
  expect(schema.parse({ ...toValues(DRINK), vintage }).vintage).toBe(sent);
});

it('has alcohol-free only as a switch, whichever way it is stored', () => {
  const values = toValues({ ...DRINK, dietary_tags: 'alcohol-free|vegan' });
  expect(values).toMatchObject({ alcohol_free: true, dietary_tags: ['vegan'] });
});

it('sends no style for a drink that is not a wine', () => {
  expect(schema.parse({ ...toValues(DRINK), style: '' }).style).toBeNull();
});

it('leaves a new drink’s strength empty', () => {
  expect(toValues(null)).toMatchObject({ abv: '', region: '', grape: '', available: true });
});
