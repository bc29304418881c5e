import { isApiError } from '../../../api/errors';
import type { StaffEntity } from '../../../api/staff/staff-collection';
import { describeChangeFailure } from '../shell/describe-failure';
import { notifyDone, notifyFailure } from '../shell/notify';
import { listChangesOf } from './list-changes';
import { inPlaces, useListCache } from './use-list-cache';

export interface Reorder<Entity> {
  what: string;
  done: string;
  ids: readonly string[];
  /** `seen`: the `order` of each of `ids` on the screen when one was moved. */
  save: (ids: readonly string[], seen?: readonly number[]) => Promise<readonly Entity[] | void>;
}

interface Run {
  words: string;
  before: readonly string[];
  endsAt: number;
}

const RUN_MS = 10_000;
const runs = new Map<string, Run>();

/**
 * Shows the new order at once, stores it after earlier changes, and reverts it on failure. Resolves to whether it was
 * stored.
 */
export function useReorder<Entity extends StaffEntity>(
  key: string,
): (items: readonly Entity[], reorder: Reorder<Entity>, isUndo?: boolean) => Promise<boolean> {
  const changes = listChangesOf<Entity>(key);
  const cache = useListCache<Entity>(key);

  return async function reorder(items, wanted, isUndo = false) {
    const { what, done, ids, save } = wanted;
    const named = new Set(ids);
    const before = startOfRun(
      key,
      `${what}: ${done}`,
      items.filter(({ id }) => named.has(id)).map(({ id }) => id),
    );
    try {
      await changes.run(
        null,
        (shown) => inOrder(shown, ids),
        async () => {
          const stored = await save(ids, ordersOf(items, ids));
          if (!stored) {
            // Keeps the new order until the stored list arrives, or the rows would jump back and forth.
            await cache.refetch();
            return;
          }
          changes.noteEtags(items, stored);
          cache.putInOrder(stored);
        },
      );
    } catch (error) {
      void cache.refetch();
      runs.delete(key);
      const still = isApiError(error, 'precondition') ? '' : 'Everything is back where it was.';
      notifyFailure(
        describeChangeFailure(error, what, undefined, still),
        () => void reorder(items, wanted, isUndo),
      );
      return false;
    }
    const undo = () => {
      runs.delete(key);
      void reorder(inOrder(items, ids), { ...wanted, ids: before, done: `${what} is restored` }, true);
    };
    // An undo gets no Undo of its own.
    notifyDone(done, { about: `${key} order`, ...(isUndo ? {} : { undo }) });
    return true;
  };
}

function ordersOf(items: readonly StaffEntity[], ids: readonly string[]): readonly number[] | undefined {
  const orders = new Map(items.map((item) => [item.id, 'order' in item ? item.order : undefined]));
  const seen = ids.map((id) => orders.get(id));
  return seen.every((order) => typeof order === 'number') ? seen : undefined;
}

/** The order before the current run of moves. A number at the end of `done` (the place) is ignored. */
function startOfRun(key: string, done: string, before: readonly string[]): readonly string[] {
  const words = done.replace(/\d+$/, '');
  const now = Date.now();
  const last = runs.get(key);
  const start = last?.words === words && last.endsAt > now ? last.before : before;
  runs.set(key, { words, before: start, endsAt: now + RUN_MS });
  return start;
}

/** The items, with those in `ids` in their new order; any `order` is renumbered to match. */
export function inOrder<Entity extends StaffEntity>(
  items: readonly Entity[],
  ids: readonly string[],
): readonly Entity[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const ordered = ids.flatMap((id, place) => {
    const item = byId.get(id);
    if (!item) return [];
    return 'order' in item ? { ...item, order: place + 1 } : item;
  });
  return inPlaces(items, ordered);
}
