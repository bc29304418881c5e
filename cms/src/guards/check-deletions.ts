import type { Core, UID } from '@strapi/strapi';
import { contentVersionOf } from '../entries/content-version';
import { restaurantDay } from '../entries/restaurant';
import { ConflictError } from '../failures/failures';
import { FILE_UID, requireUnneeded } from '../entries/picture-needs';
import type { CalendarDate } from '../rules/calendar';
import { lastDay } from '../rules/event-days';
import { categoryInUse, foodInUse } from '../rules/deletion-problems';

interface Deleted {
  id: number;
  documentId: string;
  name: string;
}

interface Card {
  title: string;
  date?: CalendarDate | null;
  endDate: CalendarDate | null;
  weekdays?: string | null;
}

const DISH_UID = 'api::menu.menu-item';
const DRINK_UID = 'api::drinks.drink';

const ITEMS_OF: Record<string, UID.CollectionType> = {
  'api::menu.menu-category': DISH_UID,
  'api::drinks.drink-category': DRINK_UID,
};

/** How the address of a dish or drink on its page ends. */
const PLACES: Record<string, string> = { [DISH_UID]: '#dish-', [DRINK_UID]: '#drink-' };

const BUTTONS = [
  ['offer', 'api::offer.offer', ['ctaPrimaryTo', 'ctaSecondaryTo']],
  ['event', 'api::event.event', ['ctaTo']],
] as const;

/**
 * Refuses to delete a category with items, a dish that is in the special or highlighted today or later, a dish or drink
 * to which a button of an offer or event leads, a picture that is used or that the history may bring back, and a single
 * type such as the restaurant's details, which the panel offers to delete.
 */
export function checkDeletions(strapi: Core.Strapi): void {
  const check = async (uid: UID.CollectionType, where: unknown) => {
    // Locks, so that nobody adds an item between the check and the deletion.
    if (strapi.db.inTransaction()) await contentVersionOf(strapi).lockContent();
    if (uid === FILE_UID) return requireUnneeded(strapi, where as object);
    const all: Deleted[] = await strapi.db
      .query(uid)
      .findMany({ where: where as object, select: ['id', 'documentId', 'name'] });
    for (const each of all) {
      const items = ITEMS_OF[uid];
      if (items === undefined) await checkFood(strapi, uid, each);
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
    models: [...Object.keys(ITEMS_OF), ...Object.keys(PLACES), FILE_UID],
    beforeDelete,
    beforeDeleteMany: beforeDelete,
  });
}

async function checkFood(strapi: Core.Strapi, uid: UID.CollectionType, food: Deleted): Promise<void> {
  const highlights = strapi.db.query('api::highlight.highlight');
  const special = strapi.db.query('api::tapas5.tapas-special');
  const isDish = uid === DISH_UID;
  const dates = isDish ? await highlights.findMany({ where: { dish: food.id }, select: ['id', 'date'] }) : [];
  const isInSpecial = isDish && (await special.count({ where: { dishes: food.id } })) > 0;
  const today = await restaurantDay(strapi);
  const linkedFrom = await linksTo(strapi, `${PLACES[uid]}${food.documentId}`, today);
  const highlightDates = dates.map(({ date }) => date as CalendarDate | null);
  refuse(foodInUse(food.name, { isInSpecial, highlightDates, linkedFrom }, today));
  if (dates.length > 0) await highlights.deleteMany({ where: { id: { $in: dates.map(({ id }) => id) } } });
}

/** The offers and events that have not ended, even if they are turned off. */
async function linksTo(strapi: Core.Strapi, end: string, today: CalendarDate): Promise<string[]> {
  const found = await Promise.all(
    BUTTONS.map(async ([noun, uid, fields]) => {
      const where = { $or: fields.map((field) => ({ [field]: { $endsWith: end } })) };
      const cards: Card[] = await strapi.db.query(uid).findMany({ where, orderBy: { id: 'asc' } });
      return cards.filter((card) => !hasEnded(card, today)).map(({ title }) => `the ${noun} “${title}”`);
    }),
  );
  return found.flat();
}

function hasEnded(card: Card, today: CalendarDate): boolean {
  const last = lastDay(card);
  return last !== null && last < today;
}

function refuse(message: string | null): void {
  if (message !== null) throw new ConflictError(message);
}
