import { useCallback, useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { StaffCollection, StaffEntity } from '../../api/staff/staff-collection';

/** What a form is filled from. */
export interface StoredEntry<Entity> {
  /** The one that the address names; null for a new one. */
  entry: Entity | null;
  /** What a new one is a copy of (`?from=`); null where it is none. */
  original: Entity | null;
}

export type StoredEntryState<Entity> =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | ({ status: 'loaded'; key: string } & StoredEntry<Entity>);

/** Reads the entry of the address (`:id`, `?from=`), anew each time that its form is opened, and then leaves the form alone. */
export function useStoredEntry<Entity extends StaffEntity>({
  find,
}: Pick<StaffCollection<Entity>, 'find'>): StoredEntryState<Entity> {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const from = id === '' ? (search.get('from') ?? '') : '';
  const key = `${id} ${from}`;
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<({ key: string } & StoredEntry<Entity>) | null>(null);
  const [failure, setFailure] = useState<{ key: string; error: unknown } | null>(null);

  useEffect(() => {
    let isWanted = true;
    const oneOrNone = (wanted: string) => (wanted === '' ? null : find(wanted));
    Promise.all([oneOrNone(id), oneOrNone(from)]).then(
      ([entry, original]) => {
        if (isWanted) setAnswer({ key, entry, original });
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
