import type { Core } from '@strapi/strapi';
import { type NamedPrice, withFirstPrice } from '../rules/prices';

const FOODS = ['api::menu.menu-item', 'api::drinks.drink'];
const WRITES = ['create', 'update', 'clone'];

/** Keeps a dish's price equal to the first in its list. Register it before `checkContent`, which refuses a mismatch. */
export function keepFirstPrice(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (!FOODS.includes(context.uid) || !WRITES.includes(context.action)) return next();
    const params = context.params as { data?: Record<string, unknown>; documentId?: string };
    const { documentId, data = {} } = params;
    if (documentId === undefined || 'price' in data || 'prices' in data) {
      const stored =
        documentId === undefined
          ? null
          : await strapi.db.query(context.uid).findOne({ where: { documentId }, populate: ['prices'] });
      const prices = stored?.prices?.map(({ label, price }: NamedPrice) => ({ label, price }));
      params.data = { ...data, ...withFirstPrice(data, stored && { ...stored, prices }) };
    }
    return next();
  });
}
