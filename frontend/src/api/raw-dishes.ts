import type { Menu } from '../domain/menu';
import { RAW_DISHES_KEY } from './addresses';
import { menuResource } from './menu';
import type { Resource } from './resource';

/** Out of `GET /api/menu/full`: the special's and the highlights' own calls do not say which dishes are raw. */
export const rawDishesResource: Resource<readonly string[]> = {
  key: RAW_DISHES_KEY,
  normalise: (wire) => rawDishesOf(menuResource.normalise(wire)),
};

function rawDishesOf({ categories }: Menu): readonly string[] {
  return categories.flatMap(({ dishes }) => dishes.filter(({ isRaw }) => isRaw).map(({ id }) => id));
}
