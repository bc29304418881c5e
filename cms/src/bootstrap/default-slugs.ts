import type { Core } from '@strapi/strapi';

const sources: Record<string, string> = {
  'api::menu.menu-category': 'name',
  'api::drinks.drink-category': 'name',
  'api::vocabulary.dietary-tag': 'labelEn',
  'api::vocabulary.allergen': 'labelEn',
};

/** Gives a new entry without a slug one made from its name, as the panel's form does. */
export function giveDefaultSlugs(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const source = sources[context.uid];
    if (source === undefined || context.action !== 'create') return next();
    const data = context.params.data as Record<string, unknown> | undefined;
    if (data && !data.slug && data[source]) {
      data.slug = await strapi
        .plugin('content-manager')
        .service('uid')
        .generateUIDField({ contentTypeUID: context.uid, field: 'slug', data });
    }
    return next();
  });
}
