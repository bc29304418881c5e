import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { StaffEntity } from '../../api/staff/staff-collection';

export interface ListCache<Entity> {
  /** One entry as it is stored, as far as is known: without the changes that are on their way. */
  stored: (id: string) => Entity | undefined;
  /** Puts one entry, as the server has just answered it, into the list; a new one at its end. */
  put: (entity: Entity) => void;
  /** Takes one that is gone out of the list. */
  drop: (id: string) => void;
  /** Puts several in, in the order given, into the places that they held. */
  putInOrder: (entities: readonly Entity[]) => void;
  /** Fetches the list again. */
  refetch: () => void;
  /** The same, resolved once it is there, or can't be had. */
  refetched: () => Promise<void>;
}

/** What was fetched of a list, for whoever has just changed an entry of it. Works after its screen has been left, too. */
export function useListCache<Entity extends StaffEntity>(key: string): ListCache<Entity> {
  const { cache, mutate } = useSWRConfig();
  return useMemo(() => {
    const change = (items: (current: readonly Entity[]) => readonly Entity[]) =>
      void mutate<readonly Entity[]>(key, (current) => current && items(current), { revalidate: false });
    return {
      stored: (id) =>
        (cache.get(key)?.data as readonly Entity[] | undefined)?.find((entity) => entity.id === id),
      put: (entity) =>
        change((items) =>
          items.some(({ id }) => id === entity.id)
            ? items.map((item) => (item.id === entity.id ? entity : item))
            : [...items, entity],
        ),
      drop: (dropped) => change((items) => items.filter(({ id }) => id !== dropped)),
      putInOrder: (entities) => change((items) => inPlaces(items, entities)),
      refetch: () => void mutate(key),
      refetched: async () => {
        await mutate(key).catch(() => undefined);
      },
    };
  }, [cache, mutate, key]);
}

/** The items with those given in their order, in the places that they hold together; those that are new at the end. */
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
