import { expect, it } from 'vitest';
import { renderInAdmin } from '../../testing/admin/render-in-admin';
import { formatMenuPrice } from '../../domain/money';
import { FoodPreview, shownFood } from './food-preview';
import type { FoodValues } from './food-fields';

const EMPTY: FoodValues = {
  name: '',
  prices: [],
  category: '',
  description: '',
  image: null,
  available: true,
  featured: false,
  dietary_tags: [],
  allergens: { contains: [], mayContain: [] },
  allergens_confirmed: false,
  pairings: [],
};

function show(price: string) {
  const values = { ...EMPTY, prices: [{ label: '', price }] };
  const food = shownFood(values, 'Name');
  const { container } = renderInAdmin(
    <FoodPreview values={values} soldOut="" remarks={[]}>
      <p>{formatMenuPrice(food.price, 'USD')}</p>
    </FoodPreview>,
  );
  return { isPriced: container.querySelector('[data-unpriced]') === null, text: container.textContent };
}

// Tests only the mark; the browser test of the dish form covers what the style sheet does with it.
it.each(['', '   ', 'a', '$', '-4', '12.50', '20000'])('does not read %j as a price', (price) => {
  expect(show(price).isPriced).toBe(false);
});

it.each([
  ['0', '$0'],
  ['12.', '$12'],
  ['$12.00', '$12'],
])('takes %j for a price', (price, text) => {
  expect(show(price)).toEqual({ isPriced: true, text });
});
