import type { Core, UID } from '@strapi/strapi';

const MAX_SLUG_LENGTH = 80;

const SOURCES: Record<string, string> = {
  'api::menu.menu-category': 'name',
  'api::drinks.drink-category': 'name',
  'api::vocabulary.dietary-tag': 'label_en',
  'api::vocabulary.allergen': 'label_en',
};

/** Gives a new entry or copy without a slug one made from its name, as the panel's form does. */
export function giveDefaultSlugs(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const source = SOURCES[context.uid];
    if (source === undefined || (context.action !== 'create' && context.action !== 'clone')) return next();
    const params = context.params as { data?: Record<string, unknown>; documentId?: string };
    const copied =
      context.action === 'clone'
        ? await strapi.db.query(context.uid).findOne({ where: { documentId: params.documentId } })
        : null;
    const name = params.data?.[source] ?? copied?.[source];
    if (typeof name === 'string' && !params.data?.slug) {
      params.data = { ...params.data, slug: await freeSlug(strapi, context.uid, source, name) };
    }
    return next();
  });
}

/** A slug that no other entry of the type has; `entry` if no letter of the name is allowed in a slug. */
async function freeSlug(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  source: string,
  name: string,
): Promise<string> {
  // The shorter length leaves room for letters that become two (ß) and for a number.
  for (const text of [name, name.slice(0, 30), 'entry']) {
    const slug: string = await strapi
      .plugin('content-manager')
      .service('uid')
      .generateUIDField({ contentTypeUID: uid, field: 'slug', data: { [source]: text } });
    if (slug.length <= MAX_SLUG_LENGTH && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return slug;
  }
  throw new Error(`No slug could be made for ${uid}`);
}
