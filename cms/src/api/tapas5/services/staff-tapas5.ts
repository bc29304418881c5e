import type { Core, UID } from '@strapi/strapi';
import type { z } from 'zod';
import type { tapasSpecialBody } from '../../../contract/tapas5-group';
import { onlyEntryOf } from '../../../entries/only-entry';
import { invalid } from '../../../failures/failures';
import { specialWhenMissing, type TapasSpecialRecord } from '../../../rules/public-tapas-special';
import { specialItemsProblem, toStaffSpecial } from '../../../rules/staff-tapas-special';
import { shownPopulate } from './tapas5';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const special = onlyEntryOf(strapi, {
    uid: 'api::tapas5.tapas-special',
    populate: shownPopulate,
    toEntity: async (stored: (TapasSpecialRecord & { documentId: string }) | null) =>
      toStaffSpecial(stored, await strapi.service('api::site.site').place()),
    // The dishes' own words and the restaurant's settings are changed elsewhere.
    derived: ['items', 'currency', 'timezone'],
    whenMissing: specialWhenMissing,
  });

  const existing = async (uid: UID.CollectionType, ids: readonly string[]): Promise<Set<string>> => {
    const found = await strapi.db
      .query(uid)
      .findMany({ where: { documentId: { $in: [...ids] } }, select: ['documentId'] });
    return new Set(found.map(({ documentId }) => documentId as string));
  };

  const dishesNamed = async (ids: readonly string[]): Promise<{ set: string[] }> => {
    const [dishes, drinks] = [
      await existing('api::menu.menu-item', ids),
      await existing('api::drinks.drink', ids),
    ];
    const problem = specialItemsProblem(ids, dishes, drinks);
    if (problem) throw invalid([{ path: ['itemIds', problem.index], message: problem.message }]);
    return { set: [...ids] };
  };

  return {
    find: special.find,

    change: (ifMatch: string, body: z.output<typeof tapasSpecialBody>) =>
      special.change(ifMatch, async () => ({
        active: body.active,
        title: body.title,
        price: body.price,
        windowText: body.windowText,
        daysCsv: body.daysCsv,
        startTime: body.startTime,
        endTime: body.endTime,
        dishes: body.itemIds === undefined ? undefined : await dishesNamed(body.itemIds),
      })),
  };
};
