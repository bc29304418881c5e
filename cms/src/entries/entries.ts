import type { Core, UID } from '@strapi/strapi';
import { missing } from '../failures/failures';
import { pageOf, type Pages } from '../rules/page';
import { emptied } from './emptied';
import { inTurn } from './in-turn';
import { requireVersion } from '../versions/require-version';
import { versioned, type Versioned } from '../versions/versioned';

/** What every stored entry has. */
export interface StoredEntry {
  documentId: string;
  updatedAt?: string | Date | null;
}

/** A kind of entry, and how staff see one. */
export interface Kind<Stored extends StoredEntry, Entity extends object> {
  uid: UID.CollectionType;
  /** What people call one, `dish`. */
  noun: string;
  /** Relations that an entity is made of. */
  populate: object;
  toEntity: (stored: Stored) => Entity;
  /** Fields that say nothing of the entry itself, and so are not part of its version. */
  derived?: ReadonlyArray<keyof Entity>;
}

type Data = Record<string, unknown>;

/**
 * Entries of one kind as staff read and write them. Every write happens in its turn, in one transaction; one that
 * names a version (`ifMatch`, the header as it came) throws 412 with the stored entity where that is not the stored one.
 */
export function entriesOf<Stored extends StoredEntry, Entity extends object>(
  strapi: Core.Strapi,
  kind: Kind<Stored, Entity>,
) {
  const { uid, noun, populate, toEntity, derived } = kind;
  // Strapi's types know every content type by its own; here any will do.
  const documents = () => strapi.documents(uid as 'api::offer.offer');
  const present = (stored: Stored) => versioned(toEntity(stored), stored.updatedAt, derived);

  const load = async (documentId: string): Promise<Stored> => {
    const stored = await documents().findOne({ documentId, populate: populate as never });
    if (!stored) throw missing(noun);
    return stored as unknown as Stored;
  };

  const loadAll = async (filters: object): Promise<Stored[]> => {
    const found = await documents().findMany({ filters: filters as never, populate: populate as never });
    return found as unknown as Stored[];
  };

  const claim = async (documentId: string, ifMatch: string): Promise<Stored> => {
    const stored = await load(documentId);
    requireVersion(ifMatch, present(stored));
    return stored;
  };

  return {
    /** Throws 404 for an unknown id. */
    find: async (documentId: string): Promise<Versioned<Entity>> => present(await load(documentId)),

    all: async (filters: object = {}): Promise<Versioned<Entity>[]> => (await loadAll(filters)).map(present),

    /** A page of those that `arrange` picks, in its order; only what is on the page is given its version. */
    page: async (pages: Pages, arrange: (entities: Entity[]) => Entity[], filters: object = {}) => {
      const times = new Map((await loadAll(filters)).map((stored) => [toEntity(stored), stored.updatedAt]));
      const { items, ...rest } = pageOf(arrange([...times.keys()]), pages);
      return { items: items.map((entity) => versioned(entity, times.get(entity), derived)), ...rest };
    },

    create: (toData: () => Promise<Data> | Data): Promise<Versioned<Entity>> =>
      inTurn(strapi, async () => {
        const { documentId } = await documents().create({ data: emptied(await toData()) as never });
        return present(await load(documentId));
      }),

    change: (
      documentId: string,
      ifMatch: string,
      toData: (stored: Stored) => Promise<Data> | Data,
    ): Promise<Versioned<Entity>> =>
      inTurn(strapi, async () => {
        const data = await toData(await claim(documentId, ifMatch));
        await documents().update({ documentId, data: emptied(data) as never });
        return present(await load(documentId));
      }),

    remove: (documentId: string, ifMatch: string): Promise<void> =>
      inTurn(strapi, async () => {
        await claim(documentId, ifMatch);
        await documents().delete({ documentId });
      }),
  };
}
