import { expect, it } from 'vitest';
import { copiedValues } from '../food/food-fields';
import { someStaffDish } from '../../testing/admin/food';
import { formOf } from '../kit/forms/field-list';
import { dishFields } from './dish-fields';

const DISH = someStaffDish({
  name: 'Gildas',
  price: 8,
  dietary_tags: 'gluten-free|dairy-free',
  allergens: 'sulfites|fish',
  may_contain: 'fish|egg',
  raw: true,
  spicy_level: 2,
  menuHighlightTag: 'New',
  pairings: [{ id: 'fino', name: 'Fino', raw: false }],
  pairingIds: ['fino'],
});
const vocabulary = { currency: 'USD', dietaryTags: [], allergens: [] };
const { schema, toValues, toBody, wireNames } = formOf(
  dishFields({ entry: null, original: null, categories: [], vocabulary }),
);

const size = (label: string, price: string) => ({ label, price });

it('converts a dish to field values, with one answer for each allergen', () => {
  expect(toValues(DISH)).toMatchObject({
    prices: [{ label: '', price: '8' }],
    spicy_level: '2',
    dietary_tags: ['gluten-free', 'dairy-free'],
    allergens: { contains: ['fish', 'sulfites'], mayContain: ['egg'] },
  });
});

it('sends the dish unchanged if nothing was edited', () => {
  const { id: _id, etag: _etag, order: _order, image: _image, image_alt: _alt, pairings, ...others } = DISH;
  const { sold_out_until: _until, sold_out_at: _at, sold_out_by: _by, list: _list, ...without } = others;
  const { left_tonight: _left, left_until: _leftUntil, ...stored } = without;
  expect(toBody(schema.parse(toValues(DISH)))).toEqual({
    ...stored,
    allergens: 'fish|sulfites',
    may_contain: 'egg',
    pairingIds: pairings.map(({ id }) => id),
  });
  expect(toBody(schema.parse(toValues({ ...DISH, imageId: null })))).toMatchObject({ imageId: null });
});

it('finds the field for an API error that uses another name', () => {
  expect(wireNames).toEqual({
    imageId: 'image',
    may_contain: 'allergens',
    pairingIds: 'pairings',
    price: 'prices',
  });
});

it('has halal only as a switch, whichever way it is stored', () => {
  const values = toValues({ ...DISH, dietary_tags: 'halal|vegan' });
  expect(values).toMatchObject({ halal: true, dietary_tags: ['vegan'] });
});

it('starts a new dish as available and unconfirmed', () => {
  expect(toValues(null)).toMatchObject({
    available: true,
    allergens_confirmed: false,
    prices: [{ label: '', price: '' }],
    spicy_level: '0',
  });
});

it('copies everything but the kitchen’s confirmation', () => {
  const copy = copiedValues(toValues(DISH));
  expect(copy).toEqual({ ...toValues(DISH), name: 'Gildas copy', allergens_confirmed: false });
  expect(copy.image).toEqual({ id: 'picture', src: '/uploads/picture.jpg', alt: 'A plate' });
});

it.each([
  ['name', { name: ' \u200b ' }],
  ['name', { name: 'x'.repeat(121) }],
  ['prices', { prices: [size('', '12.50')] }],
  ['prices', { prices: [size('', '-1')] }],
  ['prices', { prices: [size('', '')] }],
  ['prices', { prices: [size('', '10000.01')] }],
  ['prices', { prices: [size('tapa', '7'), size('', '14')] }],
  ['prices', { prices: [size('tapa', '7'), size(' Tapa ', '14')] }],
  ['prices', { prices: [size('x'.repeat(31), '7')] }],
  ['category', { category: '' }],
  ['description', { description: 'x'.repeat(1_001) }],
  ['menuHighlightTag', { menuHighlightTag: 'x'.repeat(41) }],
])('complains of the %s of %j', (field, parts) => {
  const { success, error } = schema.safeParse({ ...toValues(DISH), ...parts });
  expect(success).toBe(false);
  expect(error?.issues.map(({ path }) => path[0])).toContain(field);
});

it.each([
  ['12.00', 12],
  ['$12', 12],
  [' 12 ', 12],
  ['0', 0],
])('takes a price typed as %j', (price, sent) => {
  expect(toBody(schema.parse({ ...toValues(DISH), prices: [size('', price)] }))).toMatchObject({
    price: sent,
    prices: [],
  });
});

it('keeps and sends several prices in their order, the first as the price; a single one may have a label', () => {
  const prices = [
    { label: 'ración', price: 14 },
    { label: 'tapa', price: 8 },
  ];
  const values = toValues({ ...DISH, price: 14, prices });
  expect(values.prices).toEqual([size('ración', '14'), size('tapa', '8')]);
  expect(toBody(schema.parse(values))).toMatchObject({ price: 14, prices });
  const bottle = { ...values, prices: [size(' bottle ', '58')] };
  expect(toBody(schema.parse(bottle))).toMatchObject({ price: 58, prices: [{ label: 'bottle', price: 58 }] });
});
