import { errors } from '@strapi/utils';
import type { UID } from '@strapi/strapi';
import type { z } from 'zod';
import { uidOfKind, type restoreBody, type restored } from '../../../contract/entities/change';
import { FILE_UID } from '../../../entries/picture-needs';
import { dataOf } from '../../../entries/entry-data';
import { readStates } from '../../../entries/entry-states';
import { changeContent } from '../../../entries/content-version';
import { refutedTag } from '../../../entries/refuted-tag';
import { CHANGE_UID, recordedChangesOf } from '../../../entries/recorded-changes';
import { ConflictError, missing } from '../../../failures/failures';
import { labelOf, stored, toChange, type ChangeRecord } from '../../../presenters/changes';
import {
  actionOf,
  changesBetween,
  stateAt,
  type EntryState,
  type Placed,
} from '../../../rules/entry-changes';
import type { shareOf } from '../../../rules/roles';
import { ALLERGEN_LISTS } from '../../../rules/vocabularies';
import { service } from '../../service';

type Restored = z.output<typeof restored>;
type Version = 'before' | 'after';
type Share = ReturnType<typeof shareOf>;
type States = ReadonlyMap<string, EntryState | null>;
type Gone = { name: string; title: string }[];

/** Only the panel may delete one of these, because that removes it from every dish. */
const TERMS = ['dietary-tag', 'allergen'];

export const restoring = service((strapi) => {
  const find = async (documentId: string): Promise<ChangeRecord> => {
    const found = await strapi.db.query(CHANGE_UID).findOne({ where: { documentId } });
    // An account can’t be restored: its password and its links are not recorded.
    if (!found || found.kind === 'account') throw missing('change');
    return found as ChangeRecord;
  };

  /** What the restore changed. */
  const recorded = async ({ kind, entry }: ChangeRecord): Promise<Restored['change']> => {
    const changes = recordedChangesOf(strapi);
    const ids = await changes.record((await changes.written()) ?? new Map());
    const where = { id: { $in: ids }, kind, ...(entry && { entry }) };
    const [made] = (await strapi.db
      .query(CHANGE_UID)
      .findMany({ where, orderBy: { id: 'desc' } })) as ChangeRecord[];
    return made ? toChange(made) : null;
  };

  const putInOrder = async (uid: UID.ContentType, record: ChangeRecord, version: Version): Promise<Gone> => {
    const gone: Gone = [];
    for (const [name, [before, after]] of Object.entries(stored(record).changes)) {
      for (const { id, title, place } of (version === 'before' ? before : after) as unknown as Placed[]) {
        const moved = await strapi.db
          .query(uid)
          .update({ where: { documentId: id }, data: { [name]: place } as never });
        if (!moved) gone.push({ name, title });
      }
    }
    return gone;
  };

  /** Restoring to before an entry was created means deleting it. */
  const remove = async (uid: UID.ContentType, { kind, entry }: ChangeRecord): Promise<Gone> => {
    if (uid === FILE_UID) throw new ConflictError('Photos are deleted on the Photos screen.');
    if (TERMS.includes(kind))
      throw new ConflictError('Tags and allergens can only be deleted in the content panel.');
    await strapi.documents(uid).delete({ documentId: entry ?? '' });
    return [];
  };

  const stateNow = async (uid: string, entry: string): Promise<EntryState | null> =>
    (await readStates(strapi, uid, { documentId: entry })).get(entry) ?? null;

  /** Throws 409 unless each entry is as the change left it, or as wanted: then only an earlier answer was lost. */
  const requireLatest = async (uid: string, left: States, wanted: States) => {
    const now = await readStates(strapi, uid, { documentId: { $in: [...left.keys()] } });
    const isLatest = [...left].every(([entry, state]) =>
      [state, wanted.get(entry) ?? null].some((each) => isAlready(now.get(entry) ?? null, each)),
    );
    if (!isLatest)
      throw new ConflictError('It has been changed since, so nothing was undone. See its history.');
  };

  /** What the entry is, or was when it was deleted. */
  const lastState = async (
    uid: UID.ContentType,
    { kind, entry }: ChangeRecord,
  ): Promise<EntryState | null> => {
    const now = await stateNow(uid, entry ?? '');
    if (now) return now;
    const deletion = (await strapi.db.query(CHANGE_UID).findOne({
      where: { kind, entry, action: 'deleted' },
      orderBy: { id: 'desc' },
    })) as ChangeRecord | null;
    return deletion && stateAt('before', { action: deletion.action, ...stored(deletion) });
  };

  /** Whether the entry last had other allergens: then nobody has confirmed that these still hold. */
  const areAllergensOther = async (uid: UID.ContentType, record: ChangeRecord, wanted: EntryState) => {
    const last = await lastState(uid, record);
    const facts = [...ALLERGEN_LISTS, 'allergens_confirmed'];
    return !last || Object.keys(changesBetween(wanted, last)).some((name) => facts.includes(name));
  };

  const write = async (
    uid: UID.ContentType,
    record: ChangeRecord,
    state: EntryState,
    isUndo = false,
  ): Promise<Gone> => {
    const { action } = record;
    const documentId = record.entry ?? '';
    const isThere = (await strapi.db.query(uid).count({ where: { documentId } })) > 0;
    if (isThere && action === 'deleted') {
      if (isAlready(await stateNow(uid, documentId), state)) return [];
      throw new ConflictError('This has already been restored.');
    }
    if (uid === FILE_UID) {
      if (!isThere) throw new ConflictError('The photo itself was deleted. Upload it again.');
      await strapi.db.query(uid).update({ where: { documentId }, data: state as never });
      return [];
    }
    // A move changed only the order: whatever else has changed since stays.
    const wanted = isThere && action === 'reordered' ? onlyChanged(state, record) : state;
    const { data, gone } = await dataOf(strapi, uid, documentId, wanted);
    const leave = (...names: string[]) => {
      if (!names.some((name) => name in stored(record).changes)) for (const name of names) delete data[name];
    };
    // An older version doesn't know what is sold out, or how many are left tonight.
    leave('left_tonight');
    if (isThere) leave('available', 'sold_out_until');
    // Staff pair a drink with dishes in the dish's form, and may have done so since.
    if (isThere && record.kind === 'drink') leave('pairings');
    // With fewer months, messages or changes would be deleted for good.
    if (record.kind === 'site') for (const name of ['message_months', 'history_months']) leave(name);
    const hasLostTerms = gone.some(({ name }) => ALLERGEN_LISTS.includes(name));
    if (
      hasLostTerms ||
      ('allergens' in data &&
        ((!isUndo && (await areAllergensOther(uid, record, wanted))) ||
          (await refutedTag(strapi, wanted)) !== null))
    )
      data.allergens_confirmed = false;
    // Strapi types each content type separately; any of them works here.
    const documents = strapi.documents(uid as 'api::offer.offer');
    if (isThere) await documents.update({ documentId, data: data as never });
    else await documents.create({ data: { ...data, documentId } as never });
    return gone;
  };

  return {
    /**
     * Throws 404 for an unknown change, 403 if only other roles may change these settings, 409 if the current content
     * prevents it, or a later change if it must be the latest.
     *
     * @param settings which of the restaurant's settings the role may change
     */
    restore: (
      id: string,
      { version, ifLatest }: z.output<typeof restoreBody>,
      settings: Share,
    ): Promise<Restored> =>
      changeContent(strapi, async () => {
        const record = await find(id);
        const uid = uidOf(record);
        const wanted = statesAt(version, record, settings);
        if (ifLatest) await requireLatest(uid, statesAt('after', record, settings), wanted);
        const state = wanted.get(record.entry ?? '') ?? null;
        let gone: Gone;
        if (record.entry === null) gone = await putInOrder(uid, record, version);
        else if (state === null) gone = await remove(uid, record);
        else gone = await write(uid, record, state, ifLatest);
        const notLinked = gone.map(({ name, title }) => ({ label: labelOf(record.kind, name), title }));
        return { change: await recorded(record), notLinked };
      }),
  };
});

/** The change’s entries before or after it; of several that were reordered together, only their places. */
function statesAt(version: Version, record: ChangeRecord, settings: Share): States {
  const { entry, action } = record;
  const { state, changes } = stored(record);
  if (entry !== null)
    return new Map([[entry, shareOfState(stateAt(version, { action, state, changes }), record, settings)]]);
  const places = Object.entries(changes).flatMap(([name, [before, after]]) =>
    ((version === 'before' ? before : after) as unknown as Placed[]).map(
      ({ id, place }) => [id, { [name]: place }] as const,
    ),
  );
  return new Map(places);
}

function isAlready(now: EntryState | null, wanted: EntryState | null): boolean {
  return actionOf(now, wanted, changesBetween(now ?? {}, { ...now, ...wanted })) === null;
}

/** Keeps only the settings that the role may change: restoring must not be a way around that. */
function shareOfState(state: EntryState | null, record: ChangeRecord, settings: Share): EntryState | null {
  if (record.kind !== 'site' || settings === 'all') return state;
  const { changes } = stored(record);
  const isOwn = record.action === 'changed' && Object.keys(changes).every((name) => settings?.includes(name));
  if (!isOwn) throw new errors.ForbiddenError();
  return Object.fromEntries(Object.entries(state ?? {}).filter(([name]) => settings?.includes(name)));
}

function uidOf({ kind }: ChangeRecord): UID.ContentType {
  const uid = uidOfKind(kind);
  if (uid === undefined) throw new ConflictError('This kind of entry no longer exists.');
  return uid as UID.ContentType;
}

function onlyChanged(state: EntryState, record: ChangeRecord): EntryState {
  const { changes } = stored(record);
  return Object.fromEntries(Object.entries(state).filter(([name]) => name in changes));
}
