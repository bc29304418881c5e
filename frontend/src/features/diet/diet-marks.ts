import { menuOnDemand } from '../../api/on-demand';
import { fetchOnDemand } from '../../api/resource';
import { type Diet, hasDiet, leftOutIn, readDiet, standingOf, unwantedKinds } from '../../domain/diet';
import { notMarkedText, tagNames } from '../../domain/diet-words';
import type { Dish, Menu } from '../../domain/menu';

/** Why each dish conflicts with the diner's diet, by dish id; empty text if it is safe. */
export type MarkOf = (dishId: string | null) => string;

const ASK = 'Ask your server';

/** Takes the diets of all queries together; null if there is none. Without the menu, no dish can be called safe. */
export async function loadMarks(queries: readonly string[]): Promise<MarkOf | null> {
  const said = (name: string) =>
    queries.flatMap((query) => new URLSearchParams(query).getAll(name)).join(',');
  const diet = readDiet(said('without'), said('only'));
  if (!hasDiet(diet)) return null;
  const menu = await fetchOnDemand(menuOnDemand).catch((): Menu => ({ currency: '', categories: [] }));
  const dishes = new Map(menu.categories.flatMap(({ items }) => items.map((dish) => [dish.id, dish])));
  return (dishId) => {
    const dish = dishes.get(dishId ?? '');
    return dish ? markOf(dish, diet) : ASK;
  };
}

function markOf(dish: Dish, diet: Diet): string {
  const named = (tags: readonly string[]) => tagNames(leftOutIn(tags, diet));
  switch (standingOf(dish, diet)) {
    case 'safe':
      return '';
    case 'traces':
      return `May contain ${named(dish.may_contain)}`;
    case 'contains':
      return `Contains ${named(dish.allergens)}`;
    case 'ask':
      return ASK;
    case 'unwanted':
      return notMarkedText(unwantedKinds(dish, diet));
  }
}
