import type { Core } from '@strapi/strapi';
import { CHANGE_UID } from './recorded-changes';

/**
 * Whether the history has this price of the entry, alone or as one of several: undoing or restoring may bring back
 * cents from before those were refused. A deletion records no changes, only the last state.
 */
export async function isFormerPrice(strapi: Core.Strapi, entry: unknown, price: unknown): Promise<boolean> {
  const amount = Number(price);
  const has = (text: string) => ({ $contains: `"price":${text}` });
  const recorded = [
    { changes: has(`[${amount},`) },
    { changes: has(`${amount}}`) },
    { action: 'deleted', state: has(`${amount},`) },
    { action: 'deleted', state: has(`${amount}}`) },
  ];
  const where = { entry: String(entry), $or: recorded };
  return (await strapi.db.query(CHANGE_UID).count({ where })) > 0;
}
