import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { StaffEntity } from '../../../api/staff/staff-collection';

export function useListCache<Entity extends StaffEntity>(key: string) {
  const { cache, mutate } = useSWRConfig();
  return useMemo(() => {
    const change = (items: (current: readonly Entity[]) => readonly Entity[]) =>
      void mutate<readonly Entity[]>(key, (current) => current && items(current), {
        // SWR drops the answer to a fetch under way, which may hold what others have changed.
        revalidate: cache.get(key)?.isValidating === true,
      });
    /** All entries as last known to be stored, without pending changes; empty before the first answer. */
    const all = () => (cache.get(key)?.data ?? []) as readonly Entity[];
    return {
      all,
      stored: (id: string) => all().find((entity) => entity.id === id),
      /** Puts an entry from the server's answer into the list; a new one goes last. */
      put: (entity: Entity) => change((items) => inPlaces(items, [entity])),
      /** Puts entries that the list has in their places. */
      putSeveral: (entities: readonly Entity[]) => {
        const byId = new Map(entities.map((entity) => [entity.id, entity]));
        change((items) => items.map((item) => byId.get(item.id) ?? item));
      },
      drop: (dropped: string) => change((items) => items.filter(({ id }) => id !== dropped)),
      putInOrder: (entities: readonly Entity[]) => change((items) => inPlaces(items, entities)),
      refetch: () => mutate(key).catch(() => undefined),
    };
  }, [cache, mutate, key]);
}

export function inPlaces<Entity extends StaffEntity>(
  items: readonly Entity[],
  ordered: readonly Entity[],
): readonly Entity[] {
  const held = new Set(items.map(({ id }) => id));
  const named = new Set(ordered.map(({ id }) => id));
  const next = ordered.filter(({ id }) => held.has(id)).values();
  return [
    ...items.map((item) => (named.has(item.id) ? (next.next().value ?? item) : item)),
    ...ordered.filter(({ id }) => !held.has(id)),
  ];
}
