import type { Core, UID } from '@strapi/strapi';
import { invalidField } from '../failures/failures';

type TermUid = 'api::vocabulary.dietary-tag' | 'api::vocabulary.allergen';

export async function existingIds(
  strapi: Core.Strapi,
  uid: UID.CollectionType,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const where = { documentId: { $in: [...ids] } };
  const found = await strapi.db.query(uid).findMany({ where, select: ['documentId'] });
  return new Set(found.map(({ documentId }) => documentId as string));
}

/** A relation's value for slugs like `vegan|gluten-free`. Throws 400 for a slug that does not exist. */
export async function termsNamed(
  strapi: Core.Strapi,
  uid: TermUid,
  slugs: string,
  field: string,
): Promise<{ set: string[] }> {
  const wanted = [...new Set(slugs.split('|').filter((slug) => slug !== ''))];
  if (wanted.length === 0) return { set: [] };
  const found = await strapi
    .documents(uid)
    .findMany({ fields: ['slug'], filters: { slug: { $in: wanted } } });
  const ids = new Map(found.map(({ slug, documentId }) => [slug, documentId]));
  return {
    set: wanted.map((slug) => {
      const documentId = ids.get(slug);
      if (documentId === undefined) throw invalidField(field, `“${slug}” is not on the list.`);
      return documentId;
    }),
  };
}

/** The drinks with these ids, without repeats, as the value of a relation. Throws 400 if one does not exist. */
export async function drinksNamed(
  strapi: Core.Strapi,
  ids: readonly string[],
  field: string,
): Promise<{ set: string[] }> {
  const found = await existingIds(strapi, 'api::drinks.drink', ids);
  if (ids.some((id) => !found.has(id))) throw invalidField(field, 'One of these drinks has been deleted.');
  return { set: [...new Set(ids)] };
}

/** What a media field stores for an uploaded picture. Throws 400 for an unknown one. */
export async function pictureNamed(
  strapi: Core.Strapi,
  documentId: string | null,
  field: string,
): Promise<number | null> {
  if (documentId === null) return null;
  const file = await strapi.db
    .query('plugin::upload.file')
    .findOne({ where: { documentId }, select: ['id'] });
  if (!file) throw invalidField(field, 'There is no such picture.');
  return file.id as number;
}
