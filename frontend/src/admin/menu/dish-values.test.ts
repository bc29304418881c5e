import { expect, it } from 'vitest';
import { dishBody, type StaffDish } from '../../api/staff/staff-menu';
import { copiedValues } from '../food/food-values';
import { someFood } from '../food/some-food';
import { dishSchema, dishValues } from './dish-values';

const DISH: StaffDish = {
  ...someFood({
    name: 'Gildas',
    price: 8.5,
    dietaryTags: ['gluten-free', 'dairy-free'],
    allergens: ['sulfites', 'fish'],
    mayContain: ['fish', 'egg'],
  }),
  isRaw: true,
  spicyLevel: 2,
  isHalal: false,
  highlightTag: 'New',
};

it('holds a dish as its fields do, each allergen with one answer', () => {
  expect(dishValues(DISH)).toMatchObject({
    price: '8.50',
    spicyLevel: '2',
    dietaryTags: ['gluten-free', 'dairy-free'],
    allergens: { contains: ['fish', 'sulfites'], mayContain: ['egg'] },
  });
});

it('sends the dish as it was where nothing is changed', () => {
  const sent = dishBody(dishSchema.parse(dishValues(DISH)));
  expect(sent).toEqual({
    ...dishBody(DISH),
    dietary_tags: 'gluten-free|dairy-free',
    allergens: 'fish|sulfites',
    may_contain: 'egg',
  });
});

it('says halal once, by its switch, whichever way it is stored', () => {
  const values = dishValues({ ...DISH, dietaryTags: ['halal', 'vegan'] });
  expect(values).toMatchObject({ isHalal: true, dietaryTags: ['vegan'] });
});

it('starts a new dish that can be ordered and that nobody has confirmed', () => {
  expect(dishValues(null)).toMatchObject({
    isAvailable: true,
    isConfirmed: false,
    price: '',
    spicyLevel: '0',
  });
});

it('copies everything but the kitchen’s word', () => {
  const copy = copiedValues(dishValues(DISH));
  expect(copy).toEqual({ ...dishValues(DISH), name: 'Gildas copy', isConfirmed: false });
  expect(copy.image).toEqual(DISH.image);
});

it.each([
  ['name', { name: ' \u200b ' }],
  ['name', { name: 'x'.repeat(121) }],
  ['price', { price: '12.345' }],
  ['price', { price: '-1' }],
  ['price', { price: '' }],
  ['price', { price: '10000.01' }],
  ['categoryId', { categoryId: '' }],
  ['description', { description: 'x'.repeat(1_001) }],
  ['highlightTag', { highlightTag: 'x'.repeat(41) }],
])('complains of the %s of %j', (field, parts) => {
  const { success, error } = dishSchema.safeParse({ ...dishValues(DISH), ...parts });
  expect(success).toBe(false);
  expect(error?.issues.map(({ path }) => path[0])).toContain(field);
});

it.each([
  ['12,50', 12.5],
  ['$12', 12],
  [' 12.5 ', 12.5],
  ['0', 0],
])('takes a price typed as %j', (price, sent) => {
  expect(dishSchema.parse({ ...dishValues(DISH), price }).price).toBe(sent);
});
