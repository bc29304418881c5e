import type { Core } from '@strapi/strapi';
import { soldOutColumns, type Availability } from '../rules/sold-out';

const FOODS = ['api::menu.menu-item', 'api::drinks.drink'];
const WRITES = ['create', 'update', 'clone'];

interface Person {
  name?: string | null;
  firstname?: string | null;
  lastname?: string | null;
  email?: string | null;
}

/** Notes who sold a dish or drink out and when, whether in the admin or the panel, and forgets it when it is back. */
export function noteSoldOut(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (!FOODS.includes(context.uid) || !WRITES.includes(context.action)) return next();
    const params = context.params as { data?: Availability; documentId?: string };
    const { documentId, data = {} } = params;
    const isNew = documentId === undefined || context.action === 'clone';
    const stored = isNew ? null : await strapi.db.query(context.uid).findOne({ where: { documentId } });
    const by = nameOf(strapi.requestContext.get()?.state.user as Person | undefined);
    params.data = { ...data, ...soldOutColumns(data, stored, { now: new Date(), by }) };
    return next();
  });
}

/** Staff have one name, the panel's people two. */
function nameOf(person: Person | undefined): string | null {
  const whole = person?.name || [person?.firstname, person?.lastname].filter(Boolean).join(' ');
  return (whole || person?.email || '').slice(0, 255) || null;
}
