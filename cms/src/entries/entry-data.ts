import type { Core, UID } from '@strapi/strapi';
import { ConflictError } from '../failures/failures';
import { linksIn, type EntryState, type Link } from '../rules/entry-changes';
import { attributesOf, isMany, type Attribute } from './entry-states';

interface DataOfState {
  data: Record<string, unknown>;
  /** By attribute, the linked entries that no longer exist. */
  gone: { name: string; title: string }[];
}

/**
 * What to write to bring an entry back to a state. Deleted entries are left out of lists. Throws 409 if the entry that
 * it belongs to is gone, or if another entry now has its address.
 */
export async function dataOf(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  state: EntryState,
): Promise<DataOfState> {
  const data: DataOfState['data'] = {};
  const gone: DataOfState['gone'] = [];
  for (const [name, attribute] of attributesOf(strapi, uid)) {
    const value = state[name];
    // A field that is newer than the state stays as it is.
    if (value === undefined) continue;
    if (attribute.type === 'relation' || attribute.type === 'media') {
      const links = linksIn(value);
      const found = await idsOf(strapi, attribute, links);
      const missing = links.filter(({ id }) => !found.has(id));
      const [first] = missing;
      if (first && attribute.type === 'relation' && !isMany(attribute))
        throw new ConflictError(
          `“${first.title}”, which this belongs to, has been deleted: restore that first.`,
        );
      gone.push(...missing.map(({ title }) => ({ name, title })));
      const there = links.flatMap(({ id }) => found.get(id) ?? []);
      data[name] = isMany(attribute) ? { set: there } : (there[0] ?? null);
    } else {
      if (attribute.type === 'uid') await requireFree(strapi, uid, name, value as string, documentId);
      data[name] = value;
    }
  }
  return { data, gone };
}

/** The links that still exist, in the form that Strapi takes: entries by document id, pictures by row id. */
async function idsOf(
  strapi: Core.Strapi,
  { type, target }: Attribute,
  links: readonly Link[],
): Promise<Map<string, string | number>> {
  if (links.length === 0) return new Map();
  const uid = (type === 'media' ? 'plugin::upload.file' : target) as UID.ContentType;
  const where = { documentId: { $in: links.map(({ id }) => id) } };
  const found = await strapi.db.query(uid).findMany({ where, select: ['id', 'documentId'] });
  return new Map(found.map(({ id, documentId }) => [documentId, type === 'media' ? id : documentId]));
}

async function requireFree(
  strapi: Core.Strapi,
  uid: string,
  name: string,
  value: string,
  documentId: string,
): Promise<void> {
  const where = { [name]: value, documentId: { $ne: documentId } };
  const others = await strapi.db.query(uid).count({ where });
  if (others > 0)
    throw new ConflictError(
      `“${value}” belongs to another entry now: delete that first, or change its slug in the content panel.`,
    );
}
