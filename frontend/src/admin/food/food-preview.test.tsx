import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formatMenuPrice } from '../../domain/money';
import { FoodPreview, shownFood } from './food-preview';
import { foodValues } from './food-values';

function show(price: string) {
  const food = shownFood({ ...foodValues(null), price }, 'Name');
  const { container } = render(
    <FoodPreview price={price} isAvailable soldOut="" remarks={[]}>
      <p>{formatMenuPrice(food.price, 'USD')}</p>
    </FoodPreview>,
  );
  return { isPriced: container.querySelector('[data-unpriced]') === null, text: container.textContent };
}

// What the mark does is drawn by the style sheet: see the journey of the dish's form.
it.each(['', '   ', 'a', '$', '-4', '12.345', '20000'])('takes %j for no price', (price) => {
  expect(show(price).isPriced).toBe(false);
});

it.each([
  ['0', '$0'],
  ['12.', '$12'],
  ['$12,50', '$13'],
])('takes %j for a price', (price, text) => {
  expect(show(price)).toEqual({ isPriced: true, text });
});
