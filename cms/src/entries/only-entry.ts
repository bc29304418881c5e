import type { Core, UID } from '@strapi/strapi';
import { emptied, type StoredEntry } from './entries';
import { changeContent } from './content-version';
import { requireVersion, versioned, type Versioned } from './versioned';

export interface OnlyKind<Stored extends StoredEntry, Entity extends object> {
  uid: UID.SingleType;
  populate: object;
  toEntity: (stored: Stored | null) => Promise<Entity>;
  derived: ReadonlyArray<keyof Entity>;
  whenMissing?: object;
}

/** A single type as staff read and write it. The first write creates its entry. 412 as in `entriesOf`. */
export function onlyEntryOf<Stored extends StoredEntry, Entity extends object>(
  strapi: Core.Strapi,
  { uid, populate, toEntity, derived, whenMissing }: OnlyKind<Stored, Entity>,
) {
  const documents = () => strapi.documents(uid as 'api::tapas5.tapas-special');

  const load = async () =>
    (await documents().findFirst({ populate: populate as never })) as unknown as Stored | null;
  const present = async (stored: Stored | null): Promise<Versioned<Entity>> =>
    versioned(await toEntity(stored), stored?.updatedAt, derived);
  const find = async () => present(await load());

  return {
    find,

    change(
      ifMatch: string,
      toData: (stored: Stored | null) => Promise<Record<string, unknown>>,
    ): Promise<Versioned<Entity>> {
      return changeContent(strapi, async () => {
        const stored = await load();
        requireVersion(ifMatch, await present(stored));
        const data = emptied(await toData(stored));
        if (stored) await documents().update({ documentId: stored.documentId, data: data as never });
        else await documents().create({ data: { ...whenMissing, ...data } as never });
        return find();
      });
    },
  };
}
