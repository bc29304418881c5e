import type { z } from 'zod';
import type { changedHighlightQuery, newHighlightQuery } from '../../../contract/calls/highlights';
import { entriesOf } from '../../../entries/entries';
import { changeContent } from '../../../entries/content-version';
import { existingIds } from '../../../entries/references';
import { editedMeanwhile, invalidField, missing } from '../../../failures/failures';
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

    /**
     * Writes nothing and throws 400 if an id is repeated or not shown on the date, or 412 if one was moved in the
     * meantime.
     */
    reorder: (date: CalendarDate | null, positions: string) =>
      changeContent(strapi, async () => {
        const highlights = await on(date);
        const given = positionsOf(highlights, positions);
        if (typeof given === 'string') throw invalidField('positions', `Positions ${given}`);
        const moves = highlights.flatMap(({ id, position }) => {
          const move = given.get(id);
          return move && move.to !== position
            ? [{ id, ...move, isStale: (move.from ?? position) !== position }]
            : [];
        });
        if (moves.some(({ isStale }) => isStale)) throw editedMeanwhile(highlights);
        for (const { id: documentId, to: position } of moves) {
          await strapi.db.query(HIGHLIGHT_UID).update({ where: { documentId }, data: { position } });
        }
        return on(date);
      }),
  };
});
