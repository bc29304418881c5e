import type { Core, UID } from '@strapi/strapi';
import { RECORDED } from '../contract/entities/change';
import { titleOf, type EntryState, type Link, type Part, type Value } from '../rules/entry-changes';

export interface Attribute {
  type: string;
  relation?: string;
  target?: string;
  component?: string;
  multiple?: boolean;
}

/** Attributes that Strapi adds to every type. */
const OF_STRAPI = new Set([
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
  'locale',
  'localizations',
]);

type Row = Record<string, unknown> & { id: number; documentId: string };

/** The recorded attributes. The far side of a relation, like a category’s dishes, belongs to the other entry. */
export function attributesOf(strapi: Core.Strapi, uid: string): [string, Attribute][] {
  const attributes: Record<string, Attribute> = strapi.contentType(uid as UID.ContentType).attributes;
  const { only, except } = RECORDED[uid] ?? {};
  return Object.entries(attributes).filter(
    ([name, { relation }]) =>
      !OF_STRAPI.has(name) &&
      relation !== 'oneToMany' &&
      (only?.includes(name) ?? true) &&
      !except?.includes(name),
  );
}

/** The fields that show a picture. */
export function pictureFieldsOf(strapi: Core.Strapi, uid: string): string[] {
  return attributesOf(strapi, uid).flatMap(([name, { type }]) => (type === 'media' ? [name] : []));
}

export function isMany({ type, relation, multiple }: Attribute): boolean {
  return type === 'relation' ? relation?.endsWith('ToMany') === true : multiple === true;
}

/** The entries of a type, by document id. */
export async function readStates(
  strapi: Core.Strapi,
  uid: string,
  where: object,
): Promise<Map<string, EntryState>> {
  const attributes = attributesOf(strapi, uid);
  const populate = attributes.flatMap(([name, { type }]) =>
    ['relation', 'media', 'component'].includes(type) ? [name] : [],
  );
  const found: Row[] = await strapi.db.query(uid).findMany({ where, populate });
  return new Map(
    found.map((row) => [
      row.documentId,
      Object.fromEntries(
        attributes.map(([name, attribute]) => [name, valueOf(strapi, attribute, row[name])]),
      ),
    ]),
  );
}

function valueOf(strapi: Core.Strapi, attribute: Attribute, stored: unknown): Value {
  const { type, component } = attribute;
  if (type === 'component') {
    const names = Object.keys(strapi.components[component as UID.Component]?.attributes ?? {});
    return (stored as Row[] | null)?.map((row) => partOf(row, names)) ?? [];
  }
  if (type !== 'relation' && type !== 'media') return (stored ?? null) as Value;
  if (isMany(attribute)) return ((stored ?? []) as Row[]).map(linkTo);
  return stored ? linkTo(stored as Row) : null;
}

function partOf(row: Row, names: readonly string[]): Part {
  return Object.fromEntries(names.map((name) => [name, (row[name] ?? null) as Part[string]]));
}

function linkTo(row: Row): Link {
  return { id: row.documentId, title: titleOf(row) };
}
