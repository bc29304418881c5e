import type { Core, UID } from '@strapi/strapi';

interface Placed {
  id: string;
  order: number;
}

/**
 * Stores the place of each entry, counted from 1, in the order of the ids; those that stand there already keep their
 * version. Within a turn.
 */
export async function setOrder(
  strapi: Core.Strapi,
  uid: UID.CollectionType,
  entries: readonly Placed[],
  ids: readonly string[],
): Promise<void> {
  const stored = new Map(entries.map(({ id, order }) => [id, order]));
  for (const [index, documentId] of ids.entries()) {
    const order = index + 1;
    if (stored.get(documentId) === order) continue;
    await strapi.db.query(uid).update({ where: { documentId }, data: { order } });
  }
}
