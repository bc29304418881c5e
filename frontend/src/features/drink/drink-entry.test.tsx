import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { someDrink } from '../../testing/dish';
import { wineStyle } from '../../domain/wine';
import { DrinkEntry } from './drink-entry';

const RED = wineStyle('red');

const DRINK = someDrink({
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
  featured: true,
  image: { src: '/uploads/cava.jpg', alt: 'A glass of cava' },
});

const tags = () =>
  within(screen.getByRole('list', { name: 'About this drink' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it('tags a drink with Signature, region, grape, strength and every diet that is not generic', () => {
  render(<DrinkEntry drink={DRINK} currency="USD" />);
  expect(tags()).toEqual(['Signature', 'Penedès', 'Macabeo, Xarel·lo', '11.5% ABV', 'Organic', 'Vegan']);
  expect(screen.getByText('$13')).toBeVisible();
});

it('shows a picture only if it is featured', () => {
  const { rerender } = render(<DrinkEntry drink={DRINK} currency="USD" />);
  expect(screen.getByAltText('A glass of cava')).toBeVisible();
  rerender(<DrinkEntry drink={{ ...DRINK, featured: false }} currency="USD" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(tags()).not.toContain('Signature');
});

it('shows a strength of 0, and no list if there is nothing to list', () => {
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

it('gives the price of each size, as a screen reader reads it', () => {
  const prices = [
    { label: 'glass', price: 12.5 },
    { label: 'bottle', price: 58 },
  ];
  render(<DrinkEntry drink={{ ...DRINK, prices }} currency="USD" />);
  expect(screen.getByText(/bottle/).parentElement).toHaveTextContent('glass $13, bottle $58');
});

it('shows producer and vintage, that it has no alcohol, and its style if asked for', () => {
  const wine = { ...DRINK, featured: false, dietary_tags: [], style: RED, producer: 'Casa Alta' };
  const { rerender } = render(<DrinkEntry drink={{ ...wine, vintage: 'NV' }} currency="USD" />);
  expect(tags()).toEqual(['Casa Alta', 'Penedès', 'Macabeo, Xarel·lo', 'Non-vintage', '11.5% ABV']);
  const still = { ...wine, vintage: '2019', abv: null, alcohol_free: true };
  rerender(<DrinkEntry drink={still} currency="USD" hasStyle />);
  expect(tags().slice(3)).toEqual(['Red', '2019', 'No alcohol']);
});

it.each([
  ['leaves out what the page says once', { style: RED }, ['Contains sulfites.']],
  [
    'keeps the rest',
    { style: RED, allergens: ['milk', 'Sulphites'] },
    ['Contains Milk', 'Contains sulfites.'],
  ],
  ['says it of any other drink', { style: null }, ['Contains Sulfites']],
  [
    'and for a wine that nobody has confirmed',
    { style: RED, allergens_confirmed: false },
    ['Contains Sulfites', 'Allergens not confirmed yet: please ask your server.'],
  ],
  [
    'is silent of one without where nobody has confirmed it',
    { style: RED, allergens: [], allergens_confirmed: false },
    ['Allergens not confirmed yet: please ask your server.'],
  ],
  [
    'and where it may have some',
    { style: RED, allergens: [], may_contain: ['sulfites'] },
    ['May contain Sulfites'],
  ],
  [
    'and where an allergen is listed that the site does not know',
    { style: RED, allergens: ['E220'] },
    ['Contains E220'],
  ],
  ['marks one without', { style: RED, allergens: [] }, ['Without sulfites']],
] as const)('%s: sulfites', (_what, parts, said) => {
  render(<DrinkEntry drink={{ ...DRINK, description: '', ...parts }} currency="USD" />);
  const groups = [...screen.queryAllByRole('term')].map((term) => term.parentElement);
  const told = [...groups, ...screen.queryAllByText(/^(Contains sulf|Allergens not|Without sulf)/)];
  expect(told.map((each) => each?.textContent.trim())).toEqual(said);
});

it('links to each dish that it goes with', () => {
  const pairings = [
    { id: 'a', name: 'Ostras', raw: true },
    { id: 'b', name: 'Gildas', raw: false },
  ];
  render(<DrinkEntry drink={{ ...DRINK, pairings }} currency="USD" />, { wrapper: MemoryRouter });
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/menu#dish-a', '/menu#dish-b']);
  expect(links[0]?.parentElement).toHaveTextContent('Good with: Ostras* (raw or undercooked), Gildas');
});
