import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Drink } from '../../domain/menu';
import { DrinkEntry } from './drink-entry';

const DRINK: Drink = {
  id: '1',
  name: 'Cava Brut Nature',
  description: 'Lemon pith, wet stone.',
  price: 12.5,
  abv: 11.5,
  region: 'Penedès',
  grape: 'Macabeo, Xarel·lo',
  dietary_tags: [
    'wine',
    'cocktail',
    'beer',
    'cider',
    'spanish',
    'alcohol-free',
    'by-glass',
    'by-bottle',
    'organic',
    'vegan',
  ],
  allergens: ['sulfites'],
  may_contain: [],
  allergens_confirmed: true,
  featured: true,
  image: { src: '/uploads/cava.jpg', alt: 'A glass of cava' },
  order: 10,
};

const tags = () =>
  within(screen.getByRole('list', { name: 'About this drink' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it('tags a drink with Signature, region, grape, strength and every diet that is not generic', () => {
  render(<DrinkEntry drink={DRINK} currency="USD" />);
  expect(tags()).toEqual(['Signature', 'Penedès', 'Macabeo, Xarel·lo', '11.5% ABV', 'Organic', 'Vegan']);
  expect(screen.getByText('$13')).toBeVisible();
});

it('shows a picture of a featured drink alone', () => {
  const { rerender } = render(<DrinkEntry drink={DRINK} currency="USD" />);
  expect(screen.getByAltText('A glass of cava')).toBeVisible();
  rerender(<DrinkEntry drink={{ ...DRINK, featured: false }} currency="USD" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(tags()).not.toContain('Signature');
});

it('shows a strength of nothing, and no list where there is nothing to say', () => {
  const plain = { ...DRINK, featured: false, region: '', grape: '', dietary_tags: ['wine'] };
  const { rerender } = render(<DrinkEntry drink={{ ...plain, abv: 0 }} currency="USD" />);
  expect(tags()).toEqual(['0% ABV']);
  rerender(<DrinkEntry drink={{ ...plain, abv: null }} currency="USD" />);
  expect(screen.queryByRole('list')).toBeNull();
});

it('says when nobody has confirmed the allergens', () => {
  render(<DrinkEntry drink={{ ...DRINK, allergens_confirmed: false }} currency="USD" />);
  expect(screen.getByText('Allergens not confirmed yet: please ask your server.')).toBeVisible();
});
