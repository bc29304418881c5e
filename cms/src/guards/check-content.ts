import type { Core, UID } from '@strapi/strapi';
import { invalid } from '../failures/failures';
import {
  drinkProblems,
  eventProblems,
  foodProblems,
  periodProblems,
  settingsProblems,
  specialProblems,
  type Problem,
} from '../rules/content-problems';
import { menuPriceProblem, priceProblem } from '../rules/prices';

type Entry = Record<string, unknown>;

const CHECKS: Record<string, (entry: Entry) => Problem[]> = {
  'api::offer.offer': (entry) => periodProblems(entry, 'startDate'),
  'api::event.event': eventProblems,
  'api::menu.menu-item': foodProblems,
  'api::drinks.drink': drinkProblems,
  'api::site.site-settings': settingsProblems,
  'api::tapas5.tapas-special': specialProblems,
};

const WRITES = ['create', 'update', 'clone'];

/** The components that the checks read. */
const PARTS: Record<string, string[]> = {
  'api::menu.menu-item': ['prices'],
  'api::drinks.drink': ['prices'],
  'api::site.site-settings': ['hours', 'exceptions'],
};

const PRICE_CHECKS: Record<string, (price: unknown) => string | null> = {
  'api::menu.menu-item': menuPriceProblem,
  'api::drinks.drink': menuPriceProblem,
  'api::highlight.highlight': priceProblem,
  'api::event.event': priceProblem,
  'api::tapas5.tapas-special': priceProblem,
};

/** Enforces what the schemas can't express, in the panel too, which shows each message at its field. */
export function checkContent(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const check = CHECKS[context.uid];
    if (check === undefined || !WRITES.includes(context.action)) return next();
    const { data, documentId } = context.params as { data?: Entry; documentId?: string };
    const stored = documentId === undefined ? null : await findStored(strapi, context.uid, documentId);
    refuse(check({ ...stored, ...data }));
    return next();
  });

  const checkPrice = (uid: string, data: Entry | undefined) => {
    const price = data?.price;
    const message = price === undefined || price === null ? null : PRICE_CHECKS[uid]?.(price);
    if (message) refuse([{ path: ['price'], message }]);
  };
  const checkOne = ({ model, params }: PriceEvent) => checkPrice(model.uid, params.data as Entry | undefined);
  // Below the document service, so that no write can bypass it.
  strapi.db.lifecycles.subscribe({
    models: Object.keys(PRICE_CHECKS),
    beforeCreate: checkOne,
    beforeUpdate: checkOne,
    beforeUpdateMany: checkOne,
    beforeCreateMany({ model, params }: PriceEvent) {
      for (const data of [params.data ?? []].flat()) checkPrice(model.uid, data);
    },
  });
}

interface PriceEvent {
  model: { uid: string };
  params: { data?: Entry | Entry[] };
}

/** An update or a copy may contain only some fields, but the rules need the whole entry. */
async function findStored(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<Entry | null> {
  return strapi.db.query(uid).findOne({ where: { documentId }, populate: PARTS[uid] ?? [] });
}

function refuse(problems: Problem[]): void {
  if (problems.length > 0) throw invalid(problems);
}
