import { isApiError } from '../../../api/errors';
import type { StaffCollection, StaffEntity } from '../../../api/staff/staff-collection';
import { askToDelete } from '../shell/confirm';
import { describeChangeFailure } from '../shell/describe-failure';
import { notifyDone, notifyFailure } from '../shell/notify';
import { useBringBack } from '../shell/use-restoring';
import { focusBesideRow } from './row-focus';
import { listChangesOf } from './list-changes';
import { useListCache } from './use-list-cache';

export interface Removal {
  name: string;
  /** Staff are asked first, with this text; without it, the row is removed at once. */
  text?: string;
  /** Shown once the row is gone, and on failure. */
  done?: string;
  notDone?: string;
  /** The history does not keep it, so there is no undo. */
  isForGood?: boolean;
}

/** Deletes only the visible version. Resolves to whether it is gone; focus moves to the neighboring row. */
export function useRowRemoval<Entity extends StaffEntity>(
  collection: Pick<StaffCollection<Entity>, 'key' | 'remove'>,
): (entity: Entity, removal: Removal) => Promise<boolean> {
  const changes = listChangesOf<Entity>(collection.key);
  const cache = useListCache<Entity>(collection.key);
  const bringBack = useBringBack();

  async function remove(entity: Entity, removal: Removal): Promise<boolean> {
    const { id } = entity;
    const { name, done = `${name} is deleted`, notDone = 'was not deleted', isForGood } = removal;
    const giveFocus = focusBesideRow(id);
    try {
      const removed = changes.save(
        id,
        entity.etag,
        async (etag) => {
          await collection.remove(id, etag);
          cache.drop(id);
        },
        (items) => items.filter((item) => item.id !== id),
      );
      giveFocus();
      await removed;
    } catch (error) {
      if (isApiError(error, 'not-found')) {
        cache.drop(id);
        notifyDone(`${name} was already deleted`);
        return true;
      }
      const failure = describeChangeFailure(error, name, notDone);
      if (failure.mayBeDone || isApiError(error, 'precondition')) void cache.refetch();
      notifyFailure(failure, () => void remove(entity, removal));
      return false;
    }
    notifyDone(done, isForGood ? {} : { undo: () => bringBack(id, name) });
    return true;
  }

  return async (entity, removal) => {
    const { name, text } = removal;
    const isSure = !text || (await askToDelete(`Delete ${name}?`, text));
    return isSure && remove(entity, removal);
  };
}
