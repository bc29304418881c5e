import type { z } from 'zod';
import type { special } from '../../../contract/entities/special';
import { onlyEntryOf } from '../../../entries/only-entry';
import { existingIds } from '../../../entries/references';
import { restaurantPlace } from '../../../entries/restaurant';
import { invalid } from '../../../failures/failures';
import { SPECIAL_WHEN_MISSING, toStaffSpecial, type SpecialRecord } from '../../../presenters/special';
import { specialItemsProblem } from '../../../rules/special-items';
import { service } from '../../service';
import { SHOWN_POPULATE } from './tapas5';

export const staffSpecial = service((strapi) => {
  const entry = onlyEntryOf(strapi, {
    uid: 'api::tapas5.tapas-special',
    populate: SHOWN_POPULATE,
    toEntity: async (stored: (SpecialRecord & { documentId: string }) | null) =>
      toStaffSpecial(stored, await restaurantPlace(strapi)),
    // The dishes' own fields and the restaurant's settings are changed elsewhere.
    derived: ['items', 'currency', 'timezone'],
    whenMissing: SPECIAL_WHEN_MISSING,
  });

  const dishesNamed = async (ids: readonly string[]): Promise<{ set: string[] }> => {
    const dishes = await existingIds(strapi, 'api::menu.menu-item', ids);
    const drinks = await existingIds(strapi, 'api::drinks.drink', ids);
    const problem = specialItemsProblem(ids, dishes, drinks);
    if (problem) throw invalid([{ path: ['itemIds', problem.index], message: problem.message }]);
    return { set: [...ids] };
  };

  return {
    find: entry.find,

    change: (ifMatch: string, { itemIds, ...columns }: z.output<typeof special.body>) =>
      entry.change(ifMatch, async () => ({
        ...columns,
        dishes: itemIds === undefined ? undefined : await dishesNamed(itemIds),
      })),
  };
});
