import type { Core } from '@strapi/strapi';

const sources: Record<string, string> = {
  'api::menu.menu-category': 'name',
  'api::drinks.drink-category': 'name',
  'api::vocabulary.dietary-tag': 'labelEn',
  'api::vocabulary.allergen': 'labelEn',
};

/** Gives a new entry or a copy without a slug one made from its name, as the panel's form does. */
export function giveDefaultSlugs(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const source = sources[context.uid];
    if (source === undefined || (context.action !== 'create' && context.action !== 'clone')) return next();
    const params = context.params as { data?: Record<string, unknown>; documentId?: string };
    const copied =
      context.action === 'clone'
        ? await strapi.db.query(context.uid).findOne({ where: { documentId: params.documentId } })
        : null;
    const name = params.data?.[source] ?? copied?.[source];
    if (name && !params.data?.slug) {
      const slug = await strapi
        .plugin('content-manager')
        .service('uid')
        .generateUIDField({ contentTypeUID: context.uid, field: 'slug', data: { [source]: name } });
      params.data = { ...params.data, slug };
    }
    return next();
  });
}
