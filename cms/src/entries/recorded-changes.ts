import type { Core } from '@strapi/strapi';
import { service } from '../api/service';
import { RECORDED } from '../contract/entities/change';
import type { EntryState } from '../rules/entry-changes';
import { monthsAfter, monthsBefore } from '../rules/calendar';
import { folded } from '../rules/search';
import { readStates } from './entry-states';
import { changeOf, together, type Change } from './one-change';
import { picturesNamed } from './pictures-named';
import { steadyClock } from './steady-clock';
import { whoIsAsking } from './who-is-asking';

export const CHANGE_UID = 'api::history.history-change';

/** How many expired rows one write removes at most. */
const REMOVED_AT_ONCE = 100;
const ROWS_AT_ONCE = 100;
/** Unless the owner has set another number. */
const MONTHS = 13;

/** Each entry as it was before the first write, by type and document; null for a new one. */
export type Written = Map<string, Map<string, EntryState | null>>;

/** Records what a transaction changes, inside that transaction: both are saved or neither. */
function createRecordedChanges(strapi: Core.Strapi) {
  const open = new WeakMap<object, Written>();

  const transaction = async () =>
    strapi.db.inTransaction() ? ((await strapi.db.transaction()).get() as object) : null;

  /** Compares the remembered entries with the database, returns the changes, and forgets them. */
  const changesOf = async (written: Written): Promise<Change[]> => {
    const changes: Change[] = [];
    for (const [uid, before] of written) {
      const after = await readStates(strapi, uid, { documentId: { $in: [...before.keys()] } });
      const kind = RECORDED[uid]?.kind ?? uid;
      const ofType = [...before].flatMap(([entry, was]) =>
        changeOf(kind, entry, was, after.get(entry) ?? null),
      );
      changes.push(...together(ofType));
    }
    written.clear();
    return changes;
  };

  /** Returns the ids of the rows. */
  const store = async (changes: readonly Change[], by = whoIsAsking(strapi)): Promise<number[]> => {
    const rows = changes.map(({ changes: fields, state, ...change }) => ({
      ...change,
      byKind: by.kind,
      byId: by.id,
      byName: by.name,
      searchText: folded([change.title, by.name, by.email].join(' ')),
      changes: JSON.stringify(fields),
      state: JSON.stringify(state),
      pictures: picturesNamed(strapi, { ...change, changes: fields, state }),
    }));
    const ids: number[] = [];
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      const data = rows.slice(at, at + ROWS_AT_ONCE) as never;
      ids.push(...((await strapi.db.query(CHANGE_UID).createMany({ data })).ids as number[]));
    }
    if (rows.length > 0 && steadyClock(strapi).isTrusted()) await removeOld();
    return ids;
  };

  const keptMonths = async (): Promise<number> => {
    const settings = await strapi.db
      .query('api::site.site-settings')
      .findOne({ where: {}, select: ['history_months'] });
    return settings?.history_months ?? MONTHS;
  };

  const removeOld = async () => {
    const end = monthsBefore(new Date(), await keptMonths());
    const old = await strapi.db.query(CHANGE_UID).findMany({
      select: ['id'],
      where: { createdAt: { $lt: end } },
      orderBy: { createdAt: 'asc' },
      limit: REMOVED_AT_ONCE,
    });
    if (old.length > 0)
      await strapi.db.query(CHANGE_UID).deleteMany({ where: { id: { $in: old.map(({ id }) => id) } } });
  };

  const record = async (written: Written): Promise<number[]> => store(await changesOf(written));

  return {
    /** Returns a function that tells when a change recorded at a given time will be removed. */
    async keptUntil(): Promise<(recorded: Date) => Date> {
      const months = await keptMonths();
      return (recorded) => monthsAfter(recorded, months);
    },

    /** Runs the work, then records what it changed. Inside other recorded work, the outer one records. */
    async recording<Result>(work: () => Promise<Result>): Promise<Result> {
      const key = await transaction();
      if (key === null) throw new Error('A change can only be recorded in a transaction: there is none');
      if (open.has(key)) return work();
      const written: Written = new Map();
      open.set(key, written);
      try {
        const result = await work();
        await record(written);
        return result;
      } finally {
        open.delete(key);
      }
    },

    /** What the surrounding recorded work has written to so far, if there is any. */
    async written(): Promise<Written | null> {
      const key = await transaction();
      return key === null ? null : (open.get(key) ?? null);
    },

    record,

    store,

    /** Call before a write: remembers the entries as they are. */
    async see(written: Written, uid: string, where: object): Promise<void> {
      const seen = written.get(uid) ?? new Map<string, EntryState | null>();
      written.set(uid, seen);
      const found = await strapi.db.query(uid).findMany({ where, select: ['documentId'] });
      const unseen = found.map(({ documentId }) => documentId as string).filter((id) => !seen.has(id));
      if (unseen.length === 0) return;
      const states = await readStates(strapi, uid, { documentId: { $in: unseen } });
      for (const [id, state] of states) seen.set(id, state);
    },

    /** Call after entries were created. */
    async seeNew(written: Written, uid: string, ids: readonly unknown[]): Promise<void> {
      const seen = written.get(uid) ?? new Map<string, EntryState | null>();
      written.set(uid, seen);
      const where = { id: { $in: [...ids] as number[] } };
      const found = await strapi.db.query(uid).findMany({ where, select: ['documentId'] });
      for (const { documentId } of found) if (!seen.has(documentId)) seen.set(documentId, null);
    },
  };
}

export const recordedChangesOf = service(createRecordedChanges);
