import type { Core, UID } from '@strapi/strapi';
import { contentVersionOf } from '../entries/content-version';
import { restaurantDay } from '../entries/restaurant';
import { ConflictError } from '../failures/failures';
import { FILE_UID, requireUnneeded } from '../entries/picture-needs';
import type { CalendarDate } from '../rules/calendar';
import { categoryInUse, dishInUse } from '../rules/deletion-problems';

interface Deleted {
  id: number;
  name: string;
}

const ITEMS_OF: Record<string, UID.CollectionType> = {
  'api::menu.menu-category': 'api::menu.menu-item',
  'api::drinks.drink-category': 'api::drinks.drink',
};

/**
 * Refuses to delete a category with items, a dish that is in the special or highlighted today or later, a picture that
 * is used or that the history may bring back, and a single type such as the restaurant's details, which the panel
 * offers to delete.
 */
export function checkDeletions(strapi: Core.Strapi): void {
  const check = async (uid: UID.CollectionType, where: unknown) => {
    // Locks, so that nobody adds an item between the check and the deletion.
    if (strapi.db.inTransaction()) await contentVersionOf(strapi).lockContent();
    if (uid === FILE_UID) return requireUnneeded(strapi, where as object);
    const all: Deleted[] = await strapi.db
      .query(uid)
      .findMany({ where: where as object, select: ['id', 'name'] });
    for (const each of all) {
      const items = ITEMS_OF[uid];
      if (items === undefined) await checkDish(strapi, each);
      else
        refuse(
          categoryInUse(each.name, await strapi.db.query(items).count({ where: { category: each.id } })),
        );
    }
  };
  const beforeDelete = ({ model, params }: { model: { uid: string }; params: { where?: unknown } }) =>
    check(model.uid as UID.CollectionType, params.where);

  strapi.documents.use(({ action, contentType }, next) => {
    if (action === 'delete' && contentType.kind === 'singleType')
      refuse('The site needs this, so it can’t be deleted. Change its fields instead.');
    return next();
  });
  strapi.db.lifecycles.subscribe({
    models: [...Object.keys(ITEMS_OF), 'api::menu.menu-item', FILE_UID],
    beforeDelete,
    beforeDeleteMany: beforeDelete,
  });
}

async function checkDish(strapi: Core.Strapi, dish: Deleted): Promise<void> {
  const highlights = strapi.db.query('api::highlight.highlight');
  const dates = await highlights.findMany({ where: { dish: dish.id }, select: ['id', 'date'] });
  const inSpecial = await strapi.db.query('api::tapas5.tapas-special').count({ where: { dishes: dish.id } });
  const today = await restaurantDay(strapi);
  refuse(
    dishInUse(
      dish.name,
      { isInSpecial: inSpecial > 0, highlightDates: dates.map(({ date }) => date as CalendarDate | null) },
      today,
    ),
  );
  if (dates.length > 0) await highlights.deleteMany({ where: { id: { $in: dates.map(({ id }) => id) } } });
}

function refuse(message: string | null): void {
  if (message !== null) throw new ConflictError(message);
}
