import { useMemo, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import type { StaffCollection, StaffEntity } from '../../api/staff/staff-collection';
import { useHeldWork } from '../shell/use-held-work';
import { listChangesOf } from './list-changes';

interface Refreshing<Entity> {
  refetch: () => void;
  isRefreshing: boolean;
  /** Puts other items into the list, without asking the server. */
  update: (change: readonly Entity[] | ((items: readonly Entity[]) => readonly Entity[])) => void;
}

export type StaffList<Entity> = (
  | { status: 'loading'; items: undefined; error: undefined }
  /** `error` is set too when the last fetch failed and what is shown is older. */
  | { status: 'loaded'; items: readonly Entity[]; error: unknown }
  | { status: 'error'; items: undefined; error: unknown }
) &
  Refreshing<Entity>;

/** As much as the lists need of a collection. */
export type ListSource<Entity extends StaffEntity> = Pick<StaffCollection<Entity>, 'key' | 'list'>;

/**
 * All entries of a collection, with the changes that are on their way to the server shown as done. Fetched again on every
 * entry of a screen, when the tab is looked at again and when the connection is back.
 */
export function useStaffList<Entity extends StaffEntity>(collection: ListSource<Entity>): StaffList<Entity> {
  const { data, error, isValidating, mutate } = useSWR<readonly Entity[], unknown>(
    collection.key,
    () => collection.list(),
    // Flights are shared, answers are not: coming back from a form within two seconds still fetches.
    { dedupingInterval: 0, focusThrottleInterval: 2_000, shouldRetryOnError: false },
  );
  const changes = listChangesOf<Entity>(collection.key);
  const pending = useSyncExternalStore(changes.subscribe, changes.pending);
  useHeldWork(pending.length > 0);
  const items = useMemo(
    () => data && pending.reduce((shown, shownAs) => shownAs(shown), data),
    [data, pending],
  );

  const shared: Refreshing<Entity> = {
    isRefreshing: isValidating,
    refetch: () => void mutate(),
    update: (change) =>
      void mutate((current) => (typeof change === 'function' ? current && change(current) : change), {
        revalidate: false,
      }),
  };
  if (items !== undefined) return { status: 'loaded', items, error, ...shared };
  if (error === undefined) return { status: 'loading', items: undefined, error: undefined, ...shared };
  return { status: 'error', items: undefined, error, ...shared };
}
