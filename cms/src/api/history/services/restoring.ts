import type { Core, UID } from '@strapi/strapi';
import type { z } from 'zod';
import { RECORDED, type restored } from '../../../contract/entities/change';
import { dataOf } from '../../../entries/entry-data';
import { inTurn } from '../../../entries/content-version';
import { CHANGE_UID, recordedChangesOf } from '../../../entries/recorded-changes';
import { ConflictError, missing } from '../../../failures/failures';
import { labelOf, stored, toChange, type ChangeRecord } from '../../../presenters/changes';
import { stateAt, type EntryState, type Placed } from '../../../rules/entry-changes';
import { service } from '../../service';

type Restored = z.output<typeof restored>;
type Version = 'before' | 'after';

const FILE_UID = 'plugin::upload.file';

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

  return {
    /** Throws 404 for an unknown change, 409 if the current content prevents the restore. */
    restore: (id: string, version: Version): Promise<Restored> =>
      inTurn(strapi, async () => {
        const record = await find(id);
        const uid = uidOf(record);
        const state = stateAt(version, { action: record.action, ...stored(record) });
        let gone: { name: string; title: string }[];
        if (record.entry === null) gone = await putInOrder(strapi, uid, record, version);
        else if (state === null) gone = await remove(strapi, uid, record.entry);
        else gone = await write(strapi, uid, record, state);
        const notLinked = gone.map(({ name, title }) => ({ label: labelOf(record.kind, name), title }));
        return { change: await recorded(record), notLinked };
      }),
  };
});

type Gone = { name: string; title: string }[];

function uidOf({ kind }: ChangeRecord): UID.ContentType {
  const [uid] = Object.entries(RECORDED).find(([, each]) => each.kind === kind) ?? [];
  if (uid === undefined) throw new ConflictError('This kind of entry is no longer there.');
  return uid as UID.ContentType;
}

async function putInOrder(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  record: ChangeRecord,
  version: Version,
): Promise<Gone> {
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
}

/** Restoring to before an entry was created means deleting it. */
async function remove(strapi: Core.Strapi, uid: UID.ContentType, documentId: string): Promise<Gone> {
  if (strapi.contentType(uid).kind === 'singleType')
    throw new ConflictError('The site can’t do without this: it can be changed, not deleted.');
  if (uid === FILE_UID) throw new ConflictError('A picture is deleted in the content panel.');
  await strapi.documents(uid).delete({ documentId });
  return [];
}

async function write(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { entry, action }: ChangeRecord,
  state: EntryState,
): Promise<Gone> {
  const documentId = entry ?? '';
  const isThere = (await strapi.db.query(uid).count({ where: { documentId } })) > 0;
  if (isThere && action === 'deleted') throw new ConflictError('This has already been brought back.');
  if (uid === FILE_UID) {
    if (!isThere) throw new ConflictError('The picture itself has been deleted: upload it again.');
    await strapi.db.query(uid).update({ where: { documentId }, data: state as never });
    return [];
  }
  const { data, gone } = await dataOf(strapi, uid, documentId, state);
  // Strapi types each content type separately; any of them works here.
  const documents = strapi.documents(uid as 'api::offer.offer');
  if (isThere) await documents.update({ documentId, data: data as never });
  else await documents.create({ data: { ...data, documentId } as never });
  return gone;
}
