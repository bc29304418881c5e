import { beforeEach, expect, it, vi } from 'vitest';
import type { ApiCall } from '../client';
import { staffCall } from './staff-call';
import { menuCollection, pictureOf, slugsOf } from './staff-food';
import { findVocabulary } from './vocabulary';

vi.mock('./staff-call', () => ({ staffCall: vi.fn() }));

const calls = vi.mocked(staffCall);
const answer = (body: unknown) => calls.mockResolvedValueOnce({ status: 200, body, etag: null });
const made = (): ApiCall => calls.mock.lastCall?.[0] as ApiCall;

beforeEach(() => calls.mockReset());

const GILDAS = { id: 'gildas', etag: '"1"', name: 'Gildas', price: 8.5 };
const LISTED = { ...GILDAS, list: 'menu' };

it('has a picture only if the answer names one', () => {
  const named = { imageId: 'pic', image_alt: 'Picks' };
  expect(pictureOf(named, '/uploads/gildas.jpg?v=1')).toEqual({
    id: 'pic',
    src: '/uploads/gildas.jpg?v=1',
    alt: 'Picks',
  });
  expect(pictureOf(named, null)).toBeNull();
  expect(pictureOf({ imageId: null, image_alt: '' }, '/uploads/gildas.jpg')).toBeNull();
});

it('splits a list of slugs; the empty text has none', () => {
  expect(slugsOf('gluten-free|dairy-free')).toEqual(['gluten-free', 'dairy-free']);
  expect(slugsOf('')).toEqual([]);
});

it('asks for a thousand dishes at once, and notes which list they are on', async () => {
  answer({ items: [GILDAS], page: 1, pageSize: 1000, total: 1 });
  expect(await menuCollection.list()).toEqual([LISTED]);
  expect(made().path).toBe('/api/admin/menu?page=1&pageSize=1000');
});

it('reorders a category, and reads the whole answer', async () => {
  answer({ items: [GILDAS], page: 1, pageSize: 1, total: 1 });
  expect(await menuCollection.reorder(['gildas'], [2], 'bites')).toEqual([LISTED]);
  expect(made()).toEqual({
    path: '/api/admin/menu/reorder',
    method: 'POST',
    body: { category: 'bites', ids: ['gildas'], seen: [2] },
  });
  answer({ items: 'none' });
  await expect(menuCollection.reorder(['gildas'], [2], 'bites')).rejects.toThrow('The answer is not');
});

it('reads the vocabulary and the currency from the settings of the site', async () => {
  const vocabulary = {
    dietary_tags: [{ slug: 'vegan', label_en: 'Vegan', label_es: 'Vegano' }],
    allergens: [{ slug: 'milk', label_en: '', label_es: 'Leche' }],
  };
  answer({ name: 'Casa', currency: 'USD', vocabulary, etag: '"1"' });
  expect(await findVocabulary()).toEqual({
    currency: 'USD',
    dietaryTags: [{ slug: 'vegan', label: 'Vegan' }],
    allergens: [{ slug: 'milk', label: 'milk' }],
  });
  answer('<html>');
  await expect(findVocabulary()).rejects.toThrow('the restaurant’s settings');
});
