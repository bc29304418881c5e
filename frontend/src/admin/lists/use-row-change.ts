import { useSyncExternalStore } from 'react';
import { isApiError } from '../../api/errors';
import type { StaffCollection, StaffEntity } from '../../api/staff/staff-collection';
import { describeFailure } from '../shell/describe-failure';
import { notifyDone, notifyFailure } from '../shell/notify';
import { listChangesOf } from './list-changes';
import { useListCache } from './use-list-cache';

interface Step<Entity> {
  /** What is said when it is stored: `“Croquetas” is sold out`. */
  done: string;
  /** The row as it looks when it is stored. */
  shownAs: (entity: Entity) => Entity;
  /** Stores it over the version with this etag, and answers the row as it is stored. */
  save: (etag: string) => Promise<Entity>;
}

export interface RowChange<Entity> extends Step<Entity> {
  /** What it is about, as a failure begins: `The price of “Croquetas”`. */
  what: string;
  /** What the row says where someone else has changed it: `It costs $14 now.` */
  nowIs?: (current: Entity) => string;
  /** The way back, offered with what is said. */
  undo?: Step<Entity>;
  /** The page where diners see it. */
  live?: { to: string; label: string };
}

export interface RowChanges<Entity> {
  /**
   * Shows a change of a row at once, stores it over the version that was on show, says so and offers an undo. Where it
   * fails, the row is as it was and a notice says why, with a retry; where someone else has changed the row, it shows what
   * they made of it. Resolves to whether it is stored; never rejects.
   */
  change: (entity: Entity, change: RowChange<Entity>) => Promise<boolean>;
  isSaving: (id: string) => boolean;
}

/** Changes of single rows of a list. Those of one row are stored one after the other, so that the last one wins. */
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
        // Made on the sight of a row that was not what it seemed; the failure before has said so.
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

  function sayDone(stored: Entity, { undo, live, done, what, nowIs }: RowChange<Entity>): void {
    notifyDone(done, {
      about: `${collection.key}/${stored.id}`,
      ...(undo ? { undo: () => void change(stored, { what, ...(nowIs ? { nowIs } : {}), ...undo }) } : {}),
      ...(live ? { live } : {}),
    });
  }

  function handleFailure(error: unknown, seen: Entity, wanted: RowChange<Entity>): boolean {
    const current = currentOf(error);
    if (current) {
      cache.put(current);
      // It was stored after all, by us (the answer was lost) or by someone else.
      if (isAlike(wanted.shownAs(current), current)) {
        sayDone(current, wanted);
        return true;
      }
      changes.noteConflict(seen.id);
      const failure = describeFailure(error, wanted.what);
      const now = wanted.nowIs?.(current) ?? 'The list shows what it is now.';
      const text = `Someone else has changed it in the meantime. ${now} Do it once more if you still want to.`;
      notifyFailure({ ...failure, text, canRetry: true }, { retry: () => void change(current, wanted) });
      return false;
    }
    if (isApiError(error, 'not-found')) cache.drop(seen.id);
    // Nothing tells whether it arrived: the list does.
    if (isApiError(error, 'timed-out') || isApiError(error, 'malformed')) cache.refetch();
    notifyFailure(describeFailure(error, wanted.what), { retry: () => void change(seen, wanted) });
    return false;
  }

  function currentOf(error: unknown): Entity | null {
    if (!isApiError(error, 'precondition')) return null;
    try {
      return collection.read((error.answer?.body as { current?: unknown } | undefined)?.current);
    } catch {
      return null;
    }
  }

  return { change, isSaving: (id) => savingIds.has(id) };
}

function isAlike(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
