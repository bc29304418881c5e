import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiError } from '../../api/errors';
import type { StaffCategory } from '../../api/staff/staff-categories';
import type { StaffFood } from '../../api/staff/staff-food';
import { renderInAdmin } from './render-in-admin';
import { FoodList } from '../../admin/food/food-list';
import { someFood } from './food';
import { someList } from './food-kind';

const CATEGORIES = [
  { id: 'cold', etag: '"c"', name: 'Cold', count: 3 },
  { id: 'hot', etag: '"h"', name: 'Hot', count: 1 },
];

/** A featured dish, a sold-out one, an unconfirmed one, and one in another category. */
export const FOODS = [
  someFood({ id: 'jamon', name: 'Jamón', order: 1, featured: true }),
  someFood({ id: 'olivas', name: 'Olivas', order: 2, available: false, image: null }),
  someFood({ id: 'queso', name: 'Queso', order: 3, allergens_confirmed: false, may_contain: 'tree-nuts' }),
  someFood({ id: 'bravas', name: 'Bravas', order: 1, category: 'hot', description: 'Fried twice' }),
];

interface ShowOptions {
  path?: string;
  isWide?: boolean;
  foods?: StaffFood[];
  categories?: StaffCategory[];
  /** Errors for the first calls. */
  faults?: ApiError[];
}

/** Renders a list's screen over a new store. */
export function showList(options: ShowOptions = {}) {
  const {
    path = '/admin/menu',
    isWide = true,
    foods = FOODS,
    categories = CATEGORIES,
    faults = [],
  } = options;
  const made = someList(foods, categories);
  made.faults.push(...faults);
  return {
    ...made,
    user: userEvent.setup(),
    ...renderInAdmin(<FoodList kind={made.kind} />, { path, isWide }),
  };
}

export const listIsLoaded = () => screen.findByRole('heading', { name: /^Cold/ });

/** The names of the rows, from top to bottom. */
export const rowNames = () =>
  screen.getAllByRole('listitem').map((row) => within(row).getAllByRole('link')[0]?.textContent);
