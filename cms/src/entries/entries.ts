import type { Core, UID } from '@strapi/strapi';
import type { ChangesOfSeveral } from '../contract/calls/menu-and-drinks';
import { editedMeanwhile, invalidField, missing } from '../failures/failures';
import { pageOf, wholeList, type Pages } from '../rules/page';
import { createAttempts, rolledBack } from './attempts';
import { changeContent } from './content-version';
import { allowsWrite } from './etag';
import { recordedChangesOf } from './recorded-changes';
import { requireVersion, versioned, type Versioned } from './versioned';

export interface StoredEntry {
  documentId: string;
  updatedAt?: string | Date | null;
}

export interface Kind<Stored extends StoredEntry, Entity extends object> {
  uid: UID.CollectionType;
  noun: string;
  populate: object;
  toEntity: (stored: Stored) => Entity;
  /** Fields that are not the entry's own, and so not part of its version. */
  derived?: ReadonlyArray<keyof Entity>;
}

type Data = Record<string, unknown>;

/** Each write runs in turn, in one transaction: 412 with the stored entity if `ifMatch` isn't its version. */
export function entriesOf<Stored extends StoredEntry, Entity extends object>(
  strapi: Core.Strapi,
  kind: Kind<Stored, Entity>,
) {
  const { uid, noun, populate, toEntity, derived } = kind;
  // Strapi types each content type separately; here any of them will do.
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

  const inOneTransaction = <Result>(work: () => Promise<Result>) => changeContent(strapi, work);

  const claim = async (documentId: string, ifMatch: string): Promise<Stored> => {
    const stored = await load(documentId);
    requireVersion(ifMatch, present(stored));
    return stored;
  };

  return {
    /** Throws 404 for an unknown id. */
    find: async (documentId: string): Promise<Versioned<Entity>> => present(await load(documentId)),

    all: async (filters: object = {}): Promise<Versioned<Entity>[]> => (await loadAll(filters)).map(present),

    /** A page of what `arrange` picks and sorts. Versions are computed only for the entities on the page. */
    page: async (pages: Pages, arrange: (entities: Entity[]) => Entity[], filters: object = {}) => {
      const times = new Map((await loadAll(filters)).map((stored) => [toEntity(stored), stored.updatedAt]));
      const { items, ...rest } = pageOf(arrange([...times.keys()]), pages);
      return { items: items.map((entity) => versioned(entity, times.get(entity), derived)), ...rest };
    },

    create: (toData: () => Promise<Data> | Data): Promise<Versioned<Entity>> =>
      changeContent(strapi, async () => {
        const { documentId } = await documents().create({ data: emptied(await toData()) as never });
        return present(await load(documentId));
      }),

    change: (
      documentId: string,
      ifMatch: string,
      /** Null to leave it as it is. */
      toData: (stored: Stored) => Promise<Data | null> | Data,
    ): Promise<Versioned<Entity>> =>
      changeContent(strapi, async () => {
        const data = await toData(await claim(documentId, ifMatch));
        if (data) await documents().update({ documentId, data: emptied(data) as never });
        return present(await load(documentId));
      }),

    /** All or nothing. 412 with a list of the entries that have another version, 400 with what is wrong with each. */
    changeSeveral: <Changes>(
      { items, added = [] }: ChangesOfSeveral<Changes, Changes>,
      toData: (changes: Changes, stored: Stored | null) => Promise<Data> | Data,
      isDryRun: boolean,
    ): Promise<Versioned<Entity>[]> => {
      const work = async () => {
        const ids = items.map(({ id }) => id);
        if (new Set(ids).size < ids.length) throw invalidField('items', 'An entry is named more than once.');
        const byId = async (wanted: readonly string[]) =>
          new Map(
            (await loadAll({ documentId: { $in: wanted } })).map((stored) => [stored.documentId, stored]),
          );
        const before = await byId(ids);
        if (before.size < ids.length) throw missing(noun);
        // For the history, read in one go: the writes would read them one by one, which takes longer than the changes.
        const recorded = recordedChangesOf(strapi);
        const written = await recorded.written();
        if (written) await recorded.see(written, uid, { documentId: { $in: ids } });
        const found = (id: string, stored: ReadonlyMap<string, Stored>) => stored.get(id) as Stored;
        const outdated = items
          .map(({ id, etag }) => ({ etag, current: present(found(id, before)) }))
          .filter(({ etag, current }) => !allowsWrite(etag, current.etag));
        if (outdated.length > 0) throw editedMeanwhile(wholeList(outdated.map(({ current }) => current)));
        const dataOf = async (changes: Changes, stored: Stored | null) =>
          emptied(await toData(changes, stored)) as never;
        const attempts = createAttempts();
        for (const [at, { id: documentId, changes }] of items.entries())
          await attempts.make(['items', at, 'changes'], async () => {
            await documents().update({ documentId, data: await dataOf(changes, found(documentId, before)) });
          });
        for (const [at, body] of added.entries())
          await attempts.make(['added', at], async () => {
            ids.push((await documents().create({ data: await dataOf(body, null) })).documentId);
          });
        attempts.finish();
        const after = await byId(ids);
        return ids.map((id) => present(found(id, after)));
      };
      return isDryRun ? rolledBack(inOneTransaction, work) : inOneTransaction(work);
    },

    remove: (documentId: string, ifMatch: string): Promise<void> =>
      changeContent(strapi, async () => {
        await claim(documentId, ifMatch);
        await documents().delete({ documentId });
      }),
  };
}

/** Empty text becomes null. Undefined fields are left out, because Strapi would clear an undefined picture. */
export function emptied(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value === '' ? null : value]],
    ),
  );
}
