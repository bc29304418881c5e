import { useMemo, useSyncExternalStore } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { StaffCollection, StaffEntity } from '../../../api/staff/staff-collection';
import { useHeldWork } from '../shell/use-held-work';
import { listChangesOf } from './list-changes';

interface Refreshing {
  refetch: () => void;
  isRefreshing: boolean;
}

export type StaffList<Entity> = (
  | { status: 'loading'; items: undefined; error: undefined }
  /** `error` is also set if the last fetch failed and older items are shown. */
  | { status: 'loaded'; items: readonly Entity[]; error: unknown }
  | { status: 'error'; items: undefined; error: unknown }
) &
  Refreshing;

export type ListSource<Entity extends StaffEntity> = Pick<StaffCollection<Entity>, 'key' | 'list'>;

/** Shows pending changes as done. Fetches again on entering a screen, on focus and when back online. */
export function useStaffList<Entity extends StaffEntity>(collection: ListSource<Entity>): StaffList<Entity> {
  const { cache } = useSWRConfig();
  const { data, error, isValidating, mutate } = useSWR<readonly Entity[], unknown>(
    collection.key,
    async () => {
      const items = await collection.list();
      return sharedWith(items, cache.get(collection.key)?.data as readonly Entity[] | undefined);
    },
    // Shares requests in flight but not answers: returning from a form within two seconds still fetches.
    { dedupingInterval: 0, focusThrottleInterval: 2_000 },
  );
  const changes = listChangesOf<Entity>(collection.key);
  const pending = useSyncExternalStore(changes.subscribe, changes.pending);
  useHeldWork(pending.length > 0);
  const items = useMemo(
    () => data && pending.reduce((shown, shownAs) => shownAs(shown), data),
    [data, pending],
  );

  return listOf(items, error, { isRefreshing: isValidating, refetch: () => void mutate() });
}

/** Entries that are as before stay the same objects, so that their rows are not rendered again. */
function sharedWith<Entity extends StaffEntity>(items: readonly Entity[], before: readonly Entity[] = []) {
  const known = new Map(before.map((entity) => [entity.id, entity]));
  return items.map((item) => {
    const was = known.get(item.id);
    return was && JSON.stringify(was) === JSON.stringify(item) ? was : item;
  });
}

export function listOf<Entity>(
  items: readonly Entity[] | undefined,
  error: unknown,
  refreshing: Refreshing,
): StaffList<Entity> {
  if (items !== undefined) return { status: 'loaded', items, error, ...refreshing };
  if (error === undefined) return { status: 'loading', items: undefined, error: undefined, ...refreshing };
  return { status: 'error', items: undefined, error, ...refreshing };
}
