import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Dish } from '../../domain/menu';
import { someDish } from '../../testing/dish';
import { DishEntry } from './dish-entry';

const DISH = someDish({
  description: 'Fried twice.',
  price: 9.5,
  image: { src: '/uploads/bravas.jpg', alt: 'Bravas in a clay dish' },
});

const show = (parts: Partial<Dish> = {}) =>
  render(<DishEntry dish={{ ...DISH, ...parts }} currency="USD" isLead />);
const marks = () =>
  within(screen.getByRole('list', { name: 'Badges and dietary tags' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it('has no badge by default, and a price without decimals', () => {
  show();
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByText('$10')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Patatas bravas' })).toBeInTheDocument();
});

it.each([1, 2, 3] as const)('is Spicy at level %i, and tells screen readers how spicy', (spicy_level) => {
  show({ spicy_level });
  expect(marks()).toEqual([`Spicy ${spicy_level} of 3`]);
  expect(screen.getByText('Spicy', { exact: true })).toBeInTheDocument();
});

it('is Chef’s Pick if it is featured, then has its tags', () => {
  show({ featured: true, spicy_level: 1, dietary_tags: ['vegan', 'halal', 'gluten-free'] });
  expect(marks()).toEqual(['Chef’s Pick', 'Spicy 1 of 3', 'Vegan', 'Halal', 'Gluten-free']);
});

it('styles a warning differently from a benefit', () => {
  show({ dietary_tags: ['dairy-free', 'contains-pork', 'vegan'] });
  const drawnAs = (tag: string) => screen.getByText(tag).className;
  expect(drawnAs('Vegan')).toBe(drawnAs('Dairy-free'));
  expect(drawnAs('Contains pork')).not.toBe(drawnAs('Dairy-free'));
});

it('tags what it contains and may contain', () => {
  show({ allergens: ['milk', 'tree-nuts'], may_contain: ['sesame'] });
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Contains ', 'May contain ']);
  expect(screen.getAllByRole('definition').map((term) => term.textContent)).toEqual([
    'Milk, ',
    'Tree nuts',
    'Sesame',
  ]);
  expect(screen.queryByText(/not confirmed/)).toBeNull();
});

it('says when nobody has confirmed the allergens', () => {
  show({ allergens_confirmed: false });
  expect(screen.getByText('Allergens not confirmed yet: please ask your server.')).toBeInTheDocument();
});

it('has an asterisk if it is raw or undercooked', () => {
  show({ raw: true });
  expect(
    screen.getByRole('heading', { name: /^Patatas bravas ?\(raw or undercooked\)$/ }),
  ).toBeInTheDocument();
  expect(screen.getByText('*')).toBeVisible();
});

it('gives the price of each size, as a screen reader reads it', () => {
  const prices = [
    { label: 'tapa', price: 7 },
    { label: 'ración', price: 14 },
  ];
  show({ price: 7, prices });
  expect(screen.getByText(/ración/).parentElement).toHaveTextContent('tapa $7, ración $14');
});

it('links to each drink that it goes with', () => {
  const dish = { ...DISH, pairings: [{ id: 'fino', name: 'Fino' }] };
  render(<DishEntry dish={dish} currency="USD" isLead={false} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Fino' })).toHaveAttribute('href', '/drinks#drink-fino');
});
