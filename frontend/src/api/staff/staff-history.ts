import type { ChangeWire, RestoredWire } from '../generated/wire';
import { MalformedAnswerError } from '../errors';
import { staffBody } from './staff-body';

const HISTORY_PATH = '/api/admin/history';

export type Change = ChangeWire;
export type ChangeKind = Change['kind'];
export type Restored = RestoredWire;

export interface HistoryFilter {
  /** Words in an entry's title or a person's name. */
  search: string;
  kind: ChangeKind | '';
  /** A date at the restaurant, or empty. */
  day: string;
  person: string;
  entry: string;
}

/** The path of one page of the list, also its SWR key. */
export function historyKey(filter: HistoryFilter, page: number, pageSize: number): string {
  const given = Object.entries(filter).filter(([, value]) => value !== '');
  const query = new URLSearchParams([...given, ['page', String(page)], ['pageSize', String(pageSize)]]);
  return `${HISTORY_PATH}?${query.toString()}`;
}

export function fetchHistory(key: string): Promise<{ items: readonly Change[]; total: number }> {
  return staffBody({ path: key });
}

/** Undoes the latest deletion of an entry. Rejects with `conflict` if it has been restored and changed since. */
export async function restoreDeleted(entry: string): Promise<Restored> {
  const filter = { search: '', kind: '', day: '', person: '', entry } as const;
  const { items } = await fetchHistory(historyKey(filter, 1, 10));
  const deletion = items.find(({ action }) => action === 'deleted');
  if (!deletion) throw new MalformedAnswerError('the deletion in the history');
  return restoreVersion(deletion.id, 'before', true);
}

/** `ifLatest`: rejects with `conflict` if the entry has changed since. */
export function restoreVersion(
  id: string,
  version: 'before' | 'after',
  ifLatest?: boolean,
): Promise<Restored> {
  const path = `${HISTORY_PATH}/${encodeURIComponent(id)}/restore`;
  return staffBody({ path, method: 'POST', body: { version, ifLatest } });
}
