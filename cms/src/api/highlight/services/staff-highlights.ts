import type { z } from 'zod';
import type { changedHighlightQuery, newHighlightQuery } from '../../../contract/calls/highlights';
import { entriesOf } from '../../../entries/entries';
import { inTurn } from '../../../entries/content-version';
import { existingIds } from '../../../entries/references';
import { invalidField, missing } from '../../../failures/failures';
import { OF_THE_DISH, toStaffHighlight } from '../../../presenters/highlights';
import type { CalendarDate } from '../../../rules/calendar';
import { isId } from '../../../rules/ids';
import type { Pages } from '../../../rules/page';
import { highlightsOn, positionAfter, positionsOf } from '../../../rules/highlight-positions';
import { service } from '../../service';
import { SHOWN_POPULATE } from './highlight';

const HIGHLIGHT_UID = 'api::highlight.highlight';

export const staffHighlights = service((strapi) => {
  const entries = entriesOf(strapi, {
    uid: HIGHLIGHT_UID,
    noun: 'highlight',
    populate: SHOWN_POPULATE,
    toEntity: toStaffHighlight,
    derived: OF_THE_DISH,
  });

  const on = async (date: CalendarDate | null) => highlightsOn(await entries.all(), date);

  const existingDish = async (documentId: string): Promise<string> => {
    const found = isId(documentId) && (await existingIds(strapi, 'api::menu.menu-item', [documentId]));
    if (!found || !found.has(documentId)) throw missing('dish');
    return documentId;
  };

  return {
    remove: entries.remove,

    list: ({ date, ...pages }: Pages & { date?: CalendarDate | undefined }) =>
      entries.page(pages, (highlights) => highlightsOn(highlights, date ?? null)),

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

    /** Throws 400 and writes nothing if an id is repeated, unknown, or not one shown on the date. */
    reorder: (date: CalendarDate | null, positions: string) =>
      inTurn(strapi, async () => {
        const highlights = await on(date);
        const given = positionsOf(highlights, positions);
        if (typeof given === 'string') throw invalidField('positions', `Positions ${given}`);
        for (const { id: documentId, position: current } of highlights) {
          const position = given.get(documentId) ?? current;
          if (position === current) continue;
          await strapi.db.query(HIGHLIGHT_UID).update({ where: { documentId }, data: { position } });
        }
        return on(date);
      }),
  };
});
