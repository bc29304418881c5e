import type { Core, UID } from '@strapi/strapi';
import type { NewOrder } from '../contract/calls/entry-calls';
import { editedMeanwhile, invalidField } from '../failures/failures';
import { reordered } from '../rules/reorder';
import { changeContent } from './content-version';

/**
 * Numbers from 1; an entry already in place keeps its version. Writes nothing and throws 400 if an id is repeated or
 * not among `all`, and 412 if one has moved from its place in `seen`. An order that is already stored is not a
 * conflict.
 */
export function reorderEntries<Entry extends { id: string; order: number }>(
  strapi: Core.Strapi,
  uid: UID.CollectionType,
  all: () => Promise<Entry[]>,
  { ids, seen }: NewOrder,
): Promise<Entry[]> {
  return changeContent(strapi, async () => {
    const stored = await all();
    const places = new Map(stored.map(({ id, order }) => [id, order]));
    const order = reordered([...places.keys()], ids);
    if (typeof order === 'string') throw invalidField('ids', `The order ${order}`);
    const moves = order
      .map((id, index) => ({ id, to: index + 1 }))
      .filter(({ id, to }) => places.get(id) !== to);
    if (moves.length > 0 && seen && ids.some((id, index) => places.get(id) !== seen[index])) {
      throw editedMeanwhile(stored);
    }
    for (const { id: documentId, to } of moves) {
      await strapi.db.query(uid).update({ where: { documentId }, data: { order: to } });
    }
    return all();
  });
}
