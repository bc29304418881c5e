import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { StaffCollection, StaffEntity } from '../../../api/staff/staff-collection';

export interface StoredEntry<Entity, Also = unknown> {
  entry: Entity | null;
  /** The entry that a new one copies (`?from=`). */
  original: Entity | null;
  also: Also;
}

export type StoredEntryState<Entity, Also> =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | ({ status: 'loaded'; key: string } & StoredEntry<Entity, Also>);

/** Fetched each time the form is opened, and not refreshed while it is open. */
export function useStoredEntry<Entity extends StaffEntity, Also>(
  { find }: Pick<StaffCollection<Entity>, 'find'>,
  loadAlso: () => Promise<Also>,
): StoredEntryState<Entity, Also> {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const from = id === '' ? (search.get('from') ?? '') : '';
  const key = `${id} ${from}`;
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<({ key: string } & StoredEntry<Entity, Also>) | null>(null);
  const [failure, setFailure] = useState<{ key: string; error: unknown } | null>(null);

  const alsoNow = useEffectEvent(loadAlso);

  useEffect(() => {
    let isWanted = true;
    const oneOrNone = (wanted: string) => (wanted === '' ? null : find(wanted));
    Promise.all([oneOrNone(id), oneOrNone(from), alsoNow()]).then(
      ([entry, original, also]) => {
        if (isWanted) setAnswer({ key, entry, original, also });
      },
      (error: unknown) => {
        if (isWanted) setFailure({ key, error });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [find, id, from, key, attempt]);

  const retry = useCallback(() => {
    setFailure(null);
    setAttempt((count) => count + 1);
  }, []);

  if (failure?.key === key) return { status: 'failed', error: failure.error, retry };
  return answer?.key === key ? { status: 'loaded', ...answer } : { status: 'loading' };
}
