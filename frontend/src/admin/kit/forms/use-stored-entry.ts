import { useEffect, useEffectEvent, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { StaffCollection, StaffEntity } from '../../../api/staff/staff-collection';

export interface StoredEntry<Entity, Also = unknown> {
  entry: Entity | null;
  /** The entry that a new one copies (`?from=`). */
  original: Entity | null;
  also: Also;
}

type Answer<Entity, Also> =
  | ({ status: 'loaded' } & StoredEntry<Entity, Also>)
  | { status: 'failed'; error: unknown; retry: () => void };

export type StoredEntryState<Entity, Also> = { status: 'loading' } | ({ key: string } & Answer<Entity, Also>);

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
  const [answer, setAnswer] = useState<({ key: string } & Answer<Entity, Also>) | null>(null);
  const alsoNow = useEffectEvent(loadAlso);

  useEffect(() => {
    let isWanted = true;
    const put = (next: Answer<Entity, Also>) => isWanted && setAnswer({ key, ...next });
    const oneOrNone = (wanted: string) => (wanted === '' ? null : find(wanted));
    const retry = () => {
      setAnswer(null);
      setAttempt(attempt + 1);
    };
    Promise.all([oneOrNone(id), oneOrNone(from), alsoNow()]).then(
      ([entry, original, also]) => put({ status: 'loaded', entry, original, also }),
      (error: unknown) => put({ status: 'failed', error, retry }),
    );
    return () => void (isWanted = false);
  }, [find, id, from, key, attempt]);

  return answer?.key === key ? answer : { status: 'loading' };
}
