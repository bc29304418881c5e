import type { Core, UID } from '@strapi/strapi';
import { invalidField } from '../failures/failures';
import { reordered } from '../rules/reorder';
import { inTurn } from './in-turn';

interface Placed {
  id: string;
  order: number;
}

/**
 * Puts the entries that `all` reads into the order of the ids, in one turn, and answers with them as they stand then. Places
 * are counted from 1; an entry that stands there already keeps its version. Throws 400, with nothing written, where an id is
 * unknown or named twice.
 */
export function reorderEntries<Entry extends Placed>(
  strapi: Core.Strapi,
  uid: UID.CollectionType,
  all: () => Promise<Entry[]>,
  ids: readonly string[],
): Promise<Entry[]> {
  return inTurn(strapi, async () => {
    const places = new Map((await all()).map(({ id, order }) => [id, order]));
    const order = reordered([...places.keys()], ids);
    if (typeof order === 'string') throw invalidField('ids', `The order ${order}`);
    for (const [index, documentId] of order.entries()) {
      if (places.get(documentId) === index + 1) continue;
      await strapi.db.query(uid).update({ where: { documentId }, data: { order: index + 1 } });
    }
    return all();
  });
}
