import type { Core } from '@strapi/strapi';
import { ConflictError, invalidField } from '../failures/failures';
import { ALLERGEN_LISTS, ALLERGENS, DIETARY_TAGS, FOODS } from '../rules/vocabularies';

interface Params {
  where?: unknown;
  data?: { slug?: string };
}

const TAG = 'api::vocabulary.dietary-tag';
const KNOWN = [...ALLERGENS, ...DIETARY_TAGS];

/** Deleting an allergen removes it from every dish and drink, so what the kitchen confirmed no longer holds. */
export function unconfirmAfterAllergenDeletion(strapi: Core.Strapi): void {
  const unconfirm = async ({ params }: { params: Params }) => {
    const terms = await strapi.db
      .query('api::vocabulary.allergen')
      .findMany({ where: params.where as object, select: ['id'] });
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
    models: ['api::vocabulary.allergen'],
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
    models: ['api::vocabulary.allergen', TAG],
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

/** Without this tag, “No pork” would show everything that had it. */
export function keepPorkTag(strapi: Core.Strapi): void {
  const keep = async ({ params }: { params: Params }) => {
    const where = { $and: [params.where ?? {}, { slug: 'contains-pork' }] };
    if ((await strapi.db.query(TAG).count({ where })) > 0)
      throw new ConflictError(
        '“Contains pork” can’t be deleted: it keeps pork out of what diners see under “No pork”.',
      );
  };
  strapi.db.lifecycles.subscribe({ models: [TAG], beforeDelete: keep, beforeDeleteMany: keep });
}
