import type { Core } from '@strapi/strapi';
import { invalidField } from '../failures/failures';
import { ALLERGEN_LISTS, ALLERGENS, FOODS } from '../rules/vocabularies';

/** Deleting an allergen takes it from every dish and drink: what the kitchen confirmed of them no longer holds. */
export function unconfirmWithoutAllergen(strapi: Core.Strapi): void {
  const unconfirm = async ({ params }: { params: { where?: unknown } }) => {
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

/** The site knows an allergen by its slug: with another one, what contains it would count as free of it. */
export function keepAllergenSlugs(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['api::vocabulary.allergen'],
    async beforeUpdate({ params }: { params: { where?: unknown; data?: { slug?: string } } }) {
      const slug = params.data?.slug;
      if (slug === undefined) return;
      const stored = await strapi.db
        .query('api::vocabulary.allergen')
        .findOne({ where: params.where as object, select: ['slug'] });
      if (stored && stored.slug !== slug && ALLERGENS.some((each) => each.slug === stored.slug))
        throw invalidField('slug', `The site needs “${stored.slug}”. You can change the labels.`);
    },
  });
}
