import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import type { changedHighlightQuery, newHighlightQuery } from '../../../contract/highlight-group';
import { entriesOf } from '../../../entries/entries';
import { inTurn } from '../../../entries/in-turn';
import { invalidField, missing } from '../../../failures/failures';
import type { CalendarDate } from '../../../rules/calendar';
import { isId } from '../../../rules/ids';
import type { Pages } from '../../../rules/page';
import {
  highlightsOn,
  ofTheDish,
  positionAfter,
  positionsOf,
  toStaffHighlight,
} from '../../../rules/staff-highlights';
import { shownPopulate } from './highlight';

const uid = 'api::highlight.highlight';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const entries = entriesOf(strapi, {
    uid,
    noun: 'highlight',
    populate: shownPopulate,
    toEntity: toStaffHighlight,
    derived: ofTheDish,
  });

  const on = async (date: CalendarDate | null) => highlightsOn(await entries.all(), date);

  const existingDish = async (documentId: string): Promise<string> => {
    const dishes = strapi.db.query('api::menu.menu-item');
    const found = isId(documentId) && (await dishes.findOne({ where: { documentId }, select: ['id'] }));
    if (!found) throw missing('dish');
    return documentId;
  };

  return {
    remove: entries.remove,

    list: ({ date, ...pages }: Pages & { date?: CalendarDate | undefined }) =>
      entries.page(pages, (highlights) => highlightsOn(highlights, date ?? null)),

    /** Throws 404 for an unknown dish. */
    create: ({ itemId, position, ...given }: z.output<typeof newHighlightQuery>) =>
      entries.create(async () => ({
        ...given,
        dish: await existingDish(itemId),
        position: position ?? positionAfter(await on(null)),
      })),

    change: (documentId: string, ifMatch: string, given: z.output<typeof changedHighlightQuery>) =>
      entries.change(documentId, ifMatch, () => given),

    setActive: (documentId: string, ifMatch: string, active: boolean) =>
      entries.change(documentId, ifMatch, () => ({ active })),

    /** Throws 400, with nothing written, where an id is named twice, unknown, or of one that does not show on the date. */
    reorder: (date: CalendarDate | null, positions: string) =>
      inTurn(strapi, async () => {
        const highlights = await on(date);
        const given = positionsOf(highlights, positions);
        if (typeof given === 'string') throw invalidField('positions', `Positions ${given}`);
        for (const { id: documentId, position: current } of highlights) {
          const position = given.get(documentId) ?? current;
          if (position === current) continue;
          await strapi.db.query(uid).update({ where: { documentId }, data: { position } });
        }
        return on(date);
      }),
  };
};
