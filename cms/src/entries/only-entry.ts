import type { Core, UID } from '@strapi/strapi';
import type { StoredEntry } from './entries';
import { emptied } from './emptied';
import { inTurn } from './in-turn';
import { requireVersion } from '../versions/require-version';
import { versioned, type Versioned } from '../versions/versioned';

/** A kind of which there is one entry, or none yet, and how staff see it. */
export interface OnlyKind<Stored extends StoredEntry, Entity extends object> {
  uid: UID.SingleType;
  /** Relations that the entity is made of. */
  populate: object;
  /** Of what is stored, or of null where nothing is yet. */
  toEntity: (stored: Stored | null) => Promise<Entity>;
  /** Fields that say nothing of the entry itself, and so are not part of its version. */
  derived: ReadonlyArray<keyof Entity>;
  /** What the first write stores beside what it says. */
  whenMissing?: object;
}

/** The only entry of a kind as staff read and write it; the first write makes it. Throws 412 as `entriesOf` does. */
export function onlyEntryOf<Stored extends StoredEntry, Entity extends object>(
  strapi: Core.Strapi,
  { uid, populate, toEntity, derived, whenMissing }: OnlyKind<Stored, Entity>,
) {
  // Strapi's types know every content type by its own; here any will do.
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
      return inTurn(strapi, async () => {
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
