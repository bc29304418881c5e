import { DRINK_COLUMNS } from '../../api/generated/wire';
import { drinkCategories } from '../../api/staff/staff-categories';
import { drinksCollection, type StaffDrink } from '../../api/staff/staff-food';
import type { FoodKind } from '../food/food-kind';

export const drinkKind: FoodKind<StaffDrink> = {
  collection: drinksCollection,
  categories: drinkCategories,
  columns: DRINK_COLUMNS,
  root: '/admin/drinks',
  live: { to: '/drinks', label: 'View drinks' },
  words: {
    title: 'Drinks',
    list: 'drinks list',
    one: 'drink',
    many: 'drinks',
    pick: 'Signature',
    picks: 'Signatures',
  },
  searchedToo: ({ producer, vintage, region, grape }) => [producer, vintage, region, grape],
  canBeHighlighted: false,
};
