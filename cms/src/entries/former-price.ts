import type { Core } from '@strapi/strapi';
import { CHANGE_UID } from './recorded-changes';

/**
 * Whether the history has this price of the entry, alone or as one of several: undoing or restoring may bring back
 * cents from before those were refused.
 */
export async function isFormerPrice(strapi: Core.Strapi, entry: unknown, price: unknown): Promise<boolean> {
  const recorded = [`"price":[${Number(price)},`, `"price":${Number(price)}}`];
  const where = {
    entry: String(entry),
    $or: recorded.map((text) => ({ changes: { $contains: text } })),
  };
  return (await strapi.db.query(CHANGE_UID).count({ where })) > 0;
}
