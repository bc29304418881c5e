import { useSyncExternalStore } from 'react';
import { isApiError } from '../../../api/errors';
import type { StaffCollection, StaffEntity } from '../../../api/staff/staff-collection';
import { currentOf } from '../shell/current-of';
import { changedFirst, describeChangeFailure, nowWords, stillWords } from '../shell/describe-change-failure';
import { notifyDone, notifyFailure } from '../shell/notify';
import { listChangesOf } from './list-changes';
import { useListCache } from './use-list-cache';

interface Step<Entity> {
  done: string;
  notDone?: string;
  shownAs: (entity: Entity) => Entity;
  save: (etag: string) => Promise<Entity>;
}

interface RowChange<Entity> extends Step<Entity> {
  /** The subject of a failure: `The price of “Croquetas”`. */
  what: string;
  /** The row's stored state, as a failure says it after “It”: `costs $14`, `is sold out`. */
  stateOf?: (row: Entity) => string;
  undo?: Step<Entity>;
  live?: { to: string; label: string };
}

export interface RowChanges<Entity> {
  /** Shown at once; stored over this version, or reverted. Never rejects: resolves to whether it worked. */
  change: (entity: Entity, change: RowChange<Entity>) => Promise<boolean>;
  isSaving: (id: string) => boolean;
}

/** Changes of one row are stored one after the other, so that the last one wins. */
export function useRowChange<Entity extends StaffEntity>(
  collection: Pick<StaffCollection<Entity>, 'key' | 'read'>,
): RowChanges<Entity> {
  const changes = listChangesOf<Entity>(collection.key);
  const cache = useListCache<Entity>(collection.key);
  const savingIds = useSyncExternalStore(changes.subscribe, changes.savingIds);

  async function change(seen: Entity, wanted: RowChange<Entity>): Promise<boolean> {
    const { id } = seen;
    const conflicts = changes.conflicts(id);
    const shownAs = (items: readonly Entity[]) =>
      items.map((item) => (item.id === id ? wanted.shownAs(item) : item));
    try {
      const stored = await changes.run(id, shownAs, async () => {
        // It was based on a row that had changed; the failure before has said so.
        if (changes.conflicts(id) !== conflicts) return null;
        const etag = changes.etagNow(seen.etag);
        const answer = await wanted.save(etag);
        changes.noteEtag(etag, answer.etag);
        cache.put(answer);
        return answer;
      });
      if (stored === null) return false;
      sayDone(stored, wanted);
      return true;
    } catch (error) {
      return handleFailure(error, seen, wanted);
    }
  }

  function sayDone(stored: Entity, { undo, live, done, what, stateOf }: RowChange<Entity>): void {
    notifyDone(done, {
      about: `${collection.key}/${stored.id}`,
      ...(undo
        ? { undo: () => void change(stored, { what, ...(stateOf ? { stateOf } : {}), ...undo }) }
        : {}),
      ...(live ? { live } : {}),
    });
  }

  function handleFailure(error: unknown, seen: Entity, wanted: RowChange<Entity>): boolean {
    const { what, notDone, stateOf } = wanted;
    // Not `seen`: an earlier change that was shown as done may have failed, too.
    const before = stateOf?.(cache.stored(seen.id) ?? seen);
    const current = currentOf(error, collection.read);
    if (current) {
      cache.put(current);
      // It was stored after all, by us (the answer got lost) or by somebody else.
      if (isAlike(wanted.shownAs(current), current)) {
        sayDone(current, wanted);
        return true;
      }
      changes.noteConflict(seen.id);
      const state = stateOf?.(current);
      const now =
        state === undefined
          ? 'The list shows what it is now.'
          : state === before
            ? stillWords(state)
            : nowWords(state);
      notifyFailure(changedFirst(error, what, notDone, now), {
        retry: () => void change(current, wanted),
      });
      return false;
    }
    if (isApiError(error, 'not-found')) cache.drop(seen.id);
    const still = before === undefined ? '' : stillWords(before);
    const failure = describeChangeFailure(error, what, notDone, still);
    // Only the list can tell whether it was stored.
    if (failure.mayBeDone) void cache.refetch();
    notifyFailure(failure, { retry: () => void change(seen, wanted) });
    return false;
  }

  return { change, isSaving: (id) => savingIds.has(id) };
}

function isAlike(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
