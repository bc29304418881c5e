import type { Core, UID } from '@strapi/strapi';
import { isFormerPrice } from '../entries/former-price';
import { isPanelEditor, whoIsAsking } from '../entries/who-is-asking';
import { invalid } from '../failures/failures';
import {
  categoryProblems,
  drinkProblems,
  eventProblems,
  foodProblems,
  highlightProblems,
  periodProblems,
  retentionProblems,
  settingsProblems,
  specialProblems,
  type Problem,
} from '../rules/content-problems';
import { countColumns } from '../rules/left-tonight';
import { menuPriceProblem, priceProblem, withFirstPrice, type NamedPrice } from '../rules/prices';
import { soldOutColumns } from '../rules/sold-out';

type Entry = Record<string, unknown>;

interface Check {
  problems?: (entry: Entry, stored: Entry | null) => Problem[];
  price?: (price: unknown) => string | null;
  /** The components and links that are read. */
  parts?: readonly string[];
  isFood?: true;
  /** Keeps a copy off the site until staff show it: the panel's Duplicate stores one without a form. */
  hidden?: Entry;
  /** Has items, which a copy would take out of the original. */
  hasItems?: true;
}

interface Write {
  model: { uid: string };
  params: { data?: Entry | Entry[]; where?: object };
}

const FOOD = {
  isFood: true,
  price: menuPriceProblem,
  parts: ['prices'],
  hidden: { available: false, sold_out_until: null, sold_out_at: null, sold_out_by: null },
} as const;
const SITE_UID = 'api::site.site-settings';
const COUNT = ['left_tonight', 'left_until', 'left_taps'];
const CATEGORY = { problems: categoryProblems, hasItems: true } as const;
const CARD = { hidden: { active: false } };

const CHECKS: Readonly<Record<string, Check>> = {
  'api::menu.menu-category': CATEGORY,
  'api::drinks.drink-category': CATEGORY,
  'api::menu.menu-item': { ...FOOD, problems: foodProblems },
  'api::drinks.drink': { ...FOOD, problems: drinkProblems },
  'api::highlight.highlight': { ...CARD, problems: highlightProblems, price: priceProblem, parts: ['dish'] },
  'api::offer.offer': { ...CARD, problems: (entry) => periodProblems(entry, 'startDate') },
  'api::event.event': { ...CARD, problems: eventProblems, price: priceProblem },
  'api::tapas5.tapas-special': { problems: specialProblems, price: priceProblem },
  // Each key is stored once.
  'api::contact.contact-message': { hidden: { sendKey: null } },
  [SITE_UID]: { problems: settingsProblems, parts: ['hours', 'exceptions'] },
};

const WRITES = ['create', 'update', 'clone'];
const MAX_NAME = 255;

/** Enforces what the schemas can't express, in the panel too, which shows each message by its field. */
export function checkContent(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { problems, parts = [], isFood, hidden, hasItems } = CHECKS[context.uid] ?? {};
    const params = context.params as { data?: Entry; documentId?: string };
    const isCopy = context.action === 'clone';
    if (isCopy) params.data = { ...hidden, ...params.data };
    if (isCopy && hasItems) {
      const { connect = [] } = (params.data?.items ?? {}) as { connect?: unknown };
      params.data = { ...params.data, items: { set: connect } };
    }
    if (problems === undefined || !WRITES.includes(context.action)) return next();
    const { documentId } = params;
    // An update or a copy may contain only some fields, but the rules need the whole entry.
    const stored: Entry | null =
      documentId === undefined || (isCopy && hasItems)
        ? null
        : await strapi.db.query(context.uid).findOne({ where: { documentId }, populate: [...parts] });
    if (context.uid === SITE_UID && isPanelEditor(strapi))
      refuse(retentionProblems(params.data ?? {}, stored));
    const areSizesGiven = params.data?.prices !== undefined;
    if (isFood) {
      // The panel's form has no field for the count, but sends it with every save, as if somebody had chosen it.
      if (whoIsAsking(strapi).kind === 'panel') for (const name of COUNT) delete params.data?.[name];
      await checkPrice(context.uid, { documentId, ...params.data });
      params.data = completed(params.data ?? {}, stored, isCopy);
    }
    const entry: Entry = { ...stored, ...params.data };
    const found = problems(entry, stored);
    refuse(isFood ? await withoutOldPrices(found, entry, areSizesGiven) : found);
    return next();
  });

  /** Sizes that cost cents before those were refused stay, and come back when a change is undone. */
  const withoutOldPrices = async (found: readonly Problem[], entry: Entry, areSizesGiven: boolean) => {
    const others: Problem[] = [];
    for (const problem of found) {
      const [list, at, name] = problem.path;
      const isOld = async () => {
        const { price } = (entry.prices as NamedPrice[])[at as number] ?? {};
        return !areSizesGiven || isFormerPrice(strapi, entry.documentId, price);
      };
      if (!(list === 'prices' && name === 'price' && (await isOld()))) others.push(problem);
    }
    return others;
  };

  /**
   * Keeps a price equal to the first in its list, notes when and by whom something was sold out, and leaves a copy's
   * allergens unconfirmed.
   */
  const completed = (data: Entry, stored: Entry | null, isCopy: boolean): Entry => {
    const prices = (stored?.prices as NamedPrice[] | undefined)?.map(({ label, price }) => ({
      label,
      price,
    }));
    const before = isCopy ? null : stored;
    const now = new Date();
    const by = whoIsAsking(strapi).name.slice(0, MAX_NAME) || null;
    return {
      ...data,
      ...withFirstPrice(data, stored && { ...stored, prices: prices ?? [] }),
      ...soldOutColumns(data, before, { now, by }),
      ...countColumns(data, before, now),
      // The kitchen has confirmed the original, not the copy.
      ...(isCopy && { allergens_confirmed: false }),
    };
  };

  const checkPrice = async (uid: UID.ContentType, data: Entry, where?: object) => {
    const { price: judge, isFood } = CHECKS[uid] ?? {};
    const { price } = data;
    const message = price === undefined || price === null ? null : judge?.(price);
    if (!message) return;
    const isNamed = data.documentId !== undefined || !where;
    const entries = isNamed ? [data] : await strapi.db.query(uid).findMany({ where, select: ['documentId'] });
    const isFormer =
      isFood && entries.length === 1 && (await isFormerPrice(strapi, entries[0]?.documentId, price));
    if (!isFormer) refuse([{ path: ['price'], message }]);
  };
  const checkAll = async ({ model, params }: Write) => {
    for (const data of [params.data ?? []].flat())
      await checkPrice(model.uid as UID.ContentType, data, params.where);
  };
  // Below the document service, so that no write can bypass it.
  strapi.db.lifecycles.subscribe({
    models: Object.keys(CHECKS),
    beforeCreate: checkAll,
    beforeCreateMany: checkAll,
    beforeUpdate: checkAll,
    beforeUpdateMany: checkAll,
  });
}

function refuse(problems: Problem[]): void {
  if (problems.length > 0) throw invalid(problems);
}
