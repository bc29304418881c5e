import { expect, it } from 'vitest';
import type { StaffFood } from '../../api/staff/staff-food';
import { makeMatcher } from '../../domain/search';
import { cutSections, type FoodFilter, viewFood } from './food-view';
import { someFood } from '../../testing/admin/food';

const CATEGORIES = [
  { id: 'cold', name: 'Cold' },
  { id: 'hot', name: 'Hot' },
];
const FOODS = [
  someFood({ id: 'bravas', name: 'Bravas', category: 'hot', order: 2 }),
  someFood({ id: 'olivas', name: 'Olivas', category: 'cold', order: 1, available: false }),
  someFood({ id: 'jamon', name: 'Jamón', category: 'cold', order: 9, featured: true, image: null }),
  someFood({ id: 'gambas', name: 'Gambas', category: 'hot', order: 1, allergens_confirmed: false }),
];
const matches = makeMatcher<StaffFood>((food) => [food.name]);
const view = (filter: Partial<FoodFilter> = {}, foods: readonly StaffFood[] = FOODS) =>
  viewFood(foods, CATEGORIES, { query: '', categoryId: '', state: '', sort: '', ...filter }, matches);
const shownIds = (filter: Partial<FoodFilter>) =>
  view(filter).sections.flatMap(({ picks, others }) => [...picks, ...others].map(({ id }) => id));

it('groups by category in order, with picks separate from the others, each sorted by order', () => {
  expect(
    view().sections.map(({ category, total, picks, others }) => [
      category.name,
      total,
      picks.map(({ id }) => id),
      others.map(({ id }) => id),
    ]),
  ).toEqual([
    ['Cold', 2, ['jamon'], ['olivas']],
    ['Hot', 2, [], ['gambas', 'bravas']],
  ]);
});

it.each([
  ['available', ['jamon', 'gambas', 'bravas']],
  ['unavailable', ['olivas']],
  ['featured', ['jamon']],
  ['unconfirmed', ['gambas']],
  ['no-picture', ['jamon']],
] as const)('shows those that are %s', (state, ids) => {
  expect(shownIds({ state })).toEqual(ids);
  expect(view().counts[state]).toBe(ids.length);
});

it.each([
  ['name', ['bravas', 'gambas', 'jamon', 'olivas']],
  ['cheapest', ['olivas', 'bravas', 'gambas', 'jamon']],
  ['dearest', ['jamon', 'bravas', 'gambas', 'olivas']],
] as const)('sorted by %s it is one list that can’t be dragged', (sort, ids) => {
  const prices: Readonly<Record<string, number>> = { olivas: 4, jamon: 24 };
  const priced = FOODS.map((food) => ({ ...food, price: prices[food.id] ?? 10 }));
  const { sections, isWhole } = view({ sort }, priced);
  expect(sections.map(({ picks, others }) => [...picks, ...others].map(({ id }) => id))).toEqual([ids]);
  expect(isWhole).toBe(false);
});

it('counts the states within the search and the category', () => {
  expect(view({ query: 'jamon', state: 'unavailable' })).toMatchObject({
    count: 0,
    counts: { '': 1, featured: 1, unavailable: 0 },
  });
  expect(view({ categoryId: 'hot' }).counts).toMatchObject({ '': 2, unconfirmed: 1, unavailable: 0 });
});

it('shows everything if the address names an unknown category', () => {
  expect(view({ categoryId: 'gone' }).count).toBe(4);
});

it('may be reordered if no filter hides part of a category', () => {
  expect(view().isWhole).toBe(true);
  expect(view({ categoryId: 'hot' }).isWhole).toBe(true);
  expect(view({ query: 'a' }).isWhole).toBe(false);
  expect(view({ state: 'featured' }).isWhole).toBe(false);
});

it('shows food without a category last', () => {
  const stray = someFood({ id: 'stray', category: 'gone' });
  expect(view({}, [stray, ...FOODS]).sections.map(({ category }) => category.name)).toEqual([
    'Cold',
    'Hot',
    'No category',
  ]);
});

it('renders only the given number of rows', () => {
  const cut = (limit: number) =>
    cutSections(view().sections, limit).map(({ picks, others }) => picks.length + others.length);
  expect(cut(1)).toEqual([1]);
  expect(cut(3)).toEqual([2, 1]);
  expect(cut(99)).toEqual([2, 2]);
  expect(cutSections(view().sections, 1)[0]).toMatchObject({ total: 2, others: [] });
});
