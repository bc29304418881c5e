import type { Core } from '@strapi/strapi';
import { ConflictError, invalidField } from '../failures/failures';
import { ALLERGEN_LISTS, ALLERGENS, DIETARY_TAGS, FOODS } from '../rules/vocabularies';

interface Params {
  where?: unknown;
  data?: { slug?: string };
}

const ALLERGEN = 'api::vocabulary.allergen';
const TAG = 'api::vocabulary.dietary-tag';
const KNOWN = [...ALLERGENS, ...DIETARY_TAGS];

/** Deleting an allergen removes it from every dish and drink, so what the kitchen confirmed no longer holds. */
export function unconfirmAfterAllergenDeletion(strapi: Core.Strapi): void {
  const unconfirm = async ({ params }: { params: Params }) => {
    const terms = await strapi.db.query(ALLERGEN).findMany({ where: params.where as object, select: ['id'] });
    const ids = terms.map(({ id }) => id as number);
    const named = ALLERGEN_LISTS.map((list) => ({ [list]: { id: { $in: ids } } }));
    for (const uid of FOODS) {
      const foods = await strapi.db.query(uid).findMany({ where: { $or: named }, select: ['id'] });
      await strapi.db.query(uid).updateMany({
        where: { id: { $in: foods.map(({ id }) => id as number) }, allergens_confirmed: true },
        data: { allergens_confirmed: false },
      });
    }
  };

  strapi.db.lifecycles.subscribe({
    models: [ALLERGEN],
    beforeDelete: unconfirm,
    beforeDeleteMany: unconfirm,
  });
}

/**
 * The site knows these terms by their slugs. Under another slug, a dish with an allergen or pork would count as free of
 * it.
 */
export function keepKnownSlugs(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [ALLERGEN, TAG],
    async beforeUpdate({ model, params }: { model: { uid: string }; params: Params }) {
      const slug = params.data?.slug;
      if (slug === undefined) return;
      const stored = await strapi.db
        .query(model.uid)
        .findOne({ where: params.where as object, select: ['slug'] });
      if (stored && stored.slug !== slug && KNOWN.some((each) => each.slug === stored.slug))
        throw invalidField('slug', `The site needs “${stored.slug}”. You can change the labels.`);
    },
  });
}

/**
 * Without this tag, “No pork” would show everything that had it; without an allergen, dishes would no longer name it.
 */
export function keepNeededTerms(strapi: Core.Strapi): void {
  const keep = async ({ model, params }: { model: { uid: string }; params: Params }) => {
    const needed = model.uid === TAG ? ['contains-pork'] : ALLERGENS.map(({ slug }) => slug);
    const where = { $and: [params.where ?? {}, { slug: { $in: needed } }] };
    const term = await strapi.db.query(model.uid).findOne({ where, select: ['label_en'] });
    if (!term) return;
    const reason =
      model.uid === TAG
        ? 'it keeps pork out of what guests see under “No pork”'
        : 'every dish and drink with it would lose it';
    throw new ConflictError(`“${term.label_en}” can’t be deleted: ${reason}.`);
  };
  strapi.db.lifecycles.subscribe({
    models: [ALLERGEN, TAG],
    beforeDelete: keep,
    beforeDeleteMany: keep,
  });
}
