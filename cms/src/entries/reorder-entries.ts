import type { Core, UID } from '@strapi/strapi';
import { invalidField } from '../failures/failures';
import { reordered } from '../rules/reorder';
import { inTurn } from './content-version';

/** Numbers from 1; an entry already in place keeps its version. Throws 400 for an unknown or repeated id. */
export function reorderEntries<Entry extends { id: string; order: number }>(
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
