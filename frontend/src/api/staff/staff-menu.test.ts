import { beforeEach, expect, it, vi } from 'vitest';
import type { ApiCall } from '../client';
import { isApiError } from '../errors';
import { menuCategories } from './staff-categories';
import { staffCall } from './staff-call';
import { drinkBody, drinksCollection } from './staff-drinks';
import { priceBody } from './staff-food';
import { dishBody, menuCollection, type StaffDish } from './staff-menu';
import { findVocabulary } from './vocabulary';

vi.mock('./staff-call', () => ({ staffCall: vi.fn() }));

const calls = vi.mocked(staffCall);
const answer = (body: unknown) => calls.mockResolvedValueOnce({ status: 200, body, etag: null });
const made = (): ApiCall => calls.mock.lastCall?.[0] as ApiCall;

beforeEach(() => calls.mockReset());

/** As `GET /api/admin/menu/{id}` answers. */
const WIRE = {
  id: 'gildas',
  etag: '"1"',
  name: 'Gildas',
  description: 'Anchovy and olive.',
  price: 8.5,
  dietary_tags: 'gluten-free|dairy-free',
  allergens: 'fish',
  may_contain: '',
  allergens_confirmed: true,
  available: false,
  featured: true,
  image: '/uploads/gildas.jpg?v=1',
  image_alt: 'Picks',
  imageId: 'pic',
  order: 10,
  category: 'bites',
  raw: false,
  spicy_level: 1,
  halal: false,
  menuHighlightTag: 'Straight from Donostia',
};
const DISH: StaffDish = {
  id: 'gildas',
  etag: '"1"',
  name: 'Gildas',
  description: 'Anchovy and olive.',
  price: 8.5,
  dietaryTags: ['gluten-free', 'dairy-free'],
  allergens: ['fish'],
  mayContain: [],
  isConfirmed: true,
  isAvailable: false,
  isFeatured: true,
  order: 10,
  categoryId: 'bites',
  image: { id: 'pic', src: '/uploads/gildas.jpg?v=1', alt: 'Picks' },
  isRaw: false,
  spicyLevel: 1,
  isHalal: false,
  highlightTag: 'Straight from Donostia',
};

it('makes a dish of what the call answers, and that again of the dish', () => {
  expect(menuCollection.read(WIRE)).toEqual(DISH);
  const body = dishBody(DISH);
  const { id: _id, etag: _etag, image: _image, image_alt: _alt, order: _order, ...sent } = WIRE;
  expect(body).toEqual(sent);
});

it('has no picture where the call names none', () => {
  expect(menuCollection.read({ ...WIRE, image: null, imageId: null, image_alt: '' }).image).toBeNull();
  expect(dishBody({ ...DISH, image: null }).imageId).toBeNull();
});

it.each([
  ['a price in words', { price: '8.50' }],
  ['a heat beyond the scale', { spicy_level: 4 }],
  ['a missing tag list', { dietary_tags: undefined }],
])('takes no dish with %s', (_what, parts) => {
  expect(() => menuCollection.read({ ...WIRE, ...parts })).toThrow('The answer is not the dish');
});

it('asks for a thousand dishes at once', async () => {
  answer({ items: [WIRE], page: 1, pageSize: 1000, total: 1 });
  expect(await menuCollection.list()).toEqual([DISH]);
  expect(made().path).toBe('/api/admin/menu?page=1&pageSize=1000');
});

it('says whether a dish can be ordered over the version that was seen', async () => {
  answer({ ...WIRE, available: true, etag: '"2"' });
  expect(await menuCollection.setAvailable('a/b', '"1"', true)).toMatchObject({
    isAvailable: true,
    etag: '"2"',
  });
  expect(made()).toEqual({
    path: '/api/admin/menu/a%2Fb/available?value=true',
    method: 'PATCH',
    headers: { 'If-Match': '"1"' },
  });
});

it('changes a price with what the call must have, and nothing else', () => {
  expect(priceBody(DISH, 9)).toEqual({ name: 'Gildas', category: 'bites', price: 9 });
});

it('puts a category into an order, and reads the whole of it', async () => {
  answer({ items: [WIRE], page: 1, pageSize: 1, total: 1 });
  expect(await menuCollection.reorder('bites', ['gildas'])).toEqual([DISH]);
  expect(made()).toEqual({
    path: '/api/admin/menu/reorder',
    method: 'POST',
    body: { category: 'bites', ids: ['gildas'] },
  });
  answer({ items: 'none' });
  await expect(menuCollection.reorder('bites', ['gildas'])).rejects.toThrow('The answer is not');
});

it('reads and sends what only a drink has', () => {
  const { raw: _raw, spicy_level: _level, halal: _halal, menuHighlightTag: _tag, ...food } = WIRE;
  const drink = drinksCollection.read({ ...food, abv: null, region: 'Rioja', grape: 'Viura' });
  expect(drink).toMatchObject({ abv: null, region: 'Rioja', grape: 'Viura', isFeatured: true });
  expect(drinkBody({ ...drink, abv: 11.5 })).toMatchObject({ abv: 11.5, region: 'Rioja', grape: 'Viura' });
});

it('finds a category among them all, for there is no call for one', async () => {
  const category = { id: 'bites', etag: '"1"', name: 'Bites', count: 2 };
  const list = { items: [{ ...category, slug: 'bites', order: 10 }], page: 1, pageSize: 1, total: 1 };
  answer(list);
  expect(await menuCategories.find('bites')).toEqual(category);
  answer(list);
  const failure = await menuCategories.find('gone').catch((error: unknown) => error);
  expect(isApiError(failure, 'not-found')).toBe(true);
});

it('reads the vocabulary and the currency from the settings of the site', async () => {
  const vocabulary = {
    dietary_tags: [{ slug: 'vegan', label_en: 'Vegan', label_es: 'Vegano' }],
    allergens: [{ slug: 'milk', label_en: '', label_es: 'Leche' }],
  };
  answer({ name: 'Casa', currency: 'USD', vocabulary });
  expect(await findVocabulary()).toEqual({
    currency: 'USD',
    dietaryTags: [{ slug: 'vegan', label: 'Vegan' }],
    allergens: [{ slug: 'milk', label: 'milk' }],
  });
  answer({ name: 'Casa', currency: 'USD' });
  await expect(findVocabulary()).rejects.toThrow('the settings of the site');
});
