import type { Core } from '@strapi/strapi';
import { whoIsAsking } from '../entries/who-is-asking';
import { soldOutColumns, type Availability } from '../rules/sold-out';

const FOODS = ['api::menu.menu-item', 'api::drinks.drink'];
const WRITES = ['create', 'update', 'clone'];
/** The column's limit. */
const MAX_NAME = 255;

/** Records who marked a dish or drink sold out and when, in the admin or the panel, and clears that when it is back. */
export function noteSoldOut(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (!FOODS.includes(context.uid) || !WRITES.includes(context.action)) return next();
    const params = context.params as { data?: Availability; documentId?: string };
    const { documentId, data = {} } = params;
    if (data.available === undefined) return next();
    const isNew = documentId === undefined || context.action === 'clone';
    const stored = isNew ? null : await strapi.db.query(context.uid).findOne({ where: { documentId } });
    const by = whoIsAsking(strapi).name.slice(0, MAX_NAME) || null;
    params.data = { ...data, ...soldOutColumns(data, stored, { now: new Date(), by }) };
    return next();
  });
}
