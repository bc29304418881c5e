import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { periodProblems, settingsProblems, specialProblems, type Problem } from '../rules/content-problems';
import { priceProblem } from '../rules/prices';

type Entry = Record<string, unknown>;

const checks: Record<string, (entry: Entry) => Problem[]> = {
  'api::offer.offer': (entry) => periodProblems(entry, 'startDate'),
  'api::event.event': (entry) => periodProblems(entry, 'date'),
  'api::site.site-settings': settingsProblems,
  'api::tapas5.tapas-special': specialProblems,
};

const writes = ['create', 'update', 'clone'];

const priced = [
  'api::menu.menu-item',
  'api::drinks.drink',
  'api::highlight.highlight',
  'api::tapas5.tapas-special',
];

/** Refuses, on every way into the database, what the schemas can't express; the panel shows the message at its field. */
export function checkContent(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const check = checks[context.uid];
    if (check === undefined || !writes.includes(context.action)) return next();
    const { data, documentId } = context.params as { data?: Entry; documentId?: string };
    const stored = documentId === undefined ? null : await findStored(strapi, context.uid, documentId);
    refuse(check({ ...stored, ...data }));
    return next();
  });

  const checkPrice = ({ params }: { params: { data?: Entry } }) => {
    const price = params.data?.price;
    const message = price === undefined || price === null ? null : priceProblem(price);
    if (message !== null) refuse([{ path: ['price'], message }]);
  };
  // Below the documents, so that no other way of writing goes around it.
  strapi.db.lifecycles.subscribe({
    models: priced,
    beforeCreate: checkPrice,
    beforeUpdate: checkPrice,
    beforeCreateMany: checkPrices,
    beforeUpdateMany: checkPrice,
  });

  function checkPrices({ params }: { params: { data?: Entry | Entry[] } }) {
    for (const data of [params.data ?? []].flat()) checkPrice({ params: { data } });
  }
}

/** An update or a copy may name some fields only: the rules look at the whole entry. */
async function findStored(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<Entry | null> {
  const populate = uid === 'api::site.site-settings' ? ['hours', 'exceptions'] : [];
  return strapi.db.query(uid).findOne({ where: { documentId }, populate });
}

function refuse(problems: Problem[]): void {
  const [first] = problems;
  if (!first) return;
  throw new errors.ValidationError(first.message, {
    errors: problems.map((problem) => ({ ...problem, name: 'ValidationError' })),
  });
}
