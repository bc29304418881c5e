import type { Judge } from '../../domain/category-search';
import type { FoodQuery } from '../../domain/food-query';
import { judgeFood, type SearchedFood } from '../../domain/food-search';

// Loaded after the page, because its word lists are large; before it if the address filters the list.
export { hasDiet, leftOutIn, readDiet, sortByStanding } from '../../domain/diet';
export { ALLERGEN_SLUGS } from '../../domain/tags';
export { DietFilter } from '../diet/diet-filter';
export { DietNotice } from '../diet/diet-notice';
export { FoodDialog } from '../dish/food-dialog';
export { AddToTable } from '../our-table/table-steps';
export { TableBar } from '../our-table/table-bar';
export { readFoodQuery } from '../../domain/food-query';
export { LeftOutFood, LinkedFood, MissingFood } from './linked-food';
export { NothingFound } from './nothing-found';
export { SearchNotice } from './search-notice';

export function judgeOf(query: FoodQuery): Judge<SearchedFood> {
  return (food) => judgeFood(food, query);
}
