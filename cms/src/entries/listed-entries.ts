import type { Core, UID } from '@strapi/strapi';
import { emptied } from './emptied';
import { pageOf } from '../rules/page';
import { entriesOf, type Kind, type StoredEntry } from './entries';
import { pictureNamed } from './references';
import type { Versioned } from './versioned';

/** A kind of entry with a picture, of which there is one list in an order of its own. */
export interface ListedKind<
  Stored extends StoredEntry,
  Entity extends object,
  Body extends { imageId?: string | null | undefined },
> extends Kind<Stored, Entity> {
  uid: UID.CollectionType;
  compare: (a: NoInfer<Entity>, b: NoInfer<Entity>) => number;
  /** The fields of the body as they are stored, but the picture; one that is left out stays. */
  ownData: (body: Body) => Record<string, unknown>;
}

/** The relation of such an entry that staff see. */
export const picturePopulate = { image: { fields: ['url', 'alternativeText', 'updatedAt'] } };

/** What staff do with the entries of one list. */
export function listedEntriesOf<
  Stored extends StoredEntry,
  Entity extends object,
  Body extends { imageId?: string | null | undefined },
>(strapi: Core.Strapi, kind: ListedKind<Stored, Entity, Body>) {
  const entries = entriesOf(strapi, kind);

  const toData = async (body: Body): Promise<Record<string, unknown>> => ({
    ...emptied(kind.ownData(body)),
    image: body.imageId === undefined ? undefined : await pictureNamed(strapi, body.imageId, 'imageId'),
  });

  const all = async (): Promise<Versioned<Entity>[]> =>
    (await entries.all()).sort((a, b) => kind.compare(a, b));

  return {
    all,
    find: entries.find,
    remove: entries.remove,
    list: async (query: { page: number; pageSize: number }) => pageOf(await all(), query),
    create: (body: Body) => entries.create(() => toData(body)),
    change: (id: string, ifMatch: string, body: Body) => entries.change(id, ifMatch, () => toData(body)),
  };
}
