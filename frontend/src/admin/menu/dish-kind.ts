import { DISH_COLUMNS } from '../../api/generated/wire';
import { menuCategories } from '../../api/staff/staff-categories';
import { drinksCollection, menuCollection, type StaffDish } from '../../api/staff/staff-food';
import type { FoodKind } from '../food/food-kind';

export const dishKind: FoodKind<StaffDish> = {
  collection: menuCollection,
  categories: menuCategories,
  columns: DISH_COLUMNS,
  partners: drinksCollection,
  root: '/admin/menu',
  live: { to: '/menu', label: 'View menu' },
  words: {
    title: 'Menu',
    list: 'menu',
    one: 'dish',
    many: 'dishes',
    pick: 'Chef’s Pick',
    picks: 'Chef’s Picks',
  },
  canBeHighlighted: true,
};
