import { isApiError } from '../../api/errors';
import type { StaffCollection, StaffEntity } from '../../api/staff/staff-collection';
import { useConfirm, type Question } from '../shell/confirm';
import { describeChangeFailure } from '../shell/describe-change-failure';
import { notifyDone, notifyFailure } from '../shell/notify';
import { focusBesideRow } from './row-focus';
import { listChangesOf } from './list-changes';
import { useListCache } from './use-list-cache';

export interface Removal {
  /** As it is called in what is said: `“Croquetas”`. */
  name: string;
  /** Asked before. The title and the button have words of their own unless given. */
  question: Partial<Question> & Pick<Question, 'text'>;
}

/**
 * Deletes a row after a plain question, the version that was on show and no other. Resolves to whether it is gone; a notice
 * says why not, with a retry. The focus goes to the row beside it.
 */
export function useRowRemoval<Entity extends StaffEntity>(
  collection: Pick<StaffCollection<Entity>, 'key' | 'remove'>,
): (entity: Entity, removal: Removal) => Promise<boolean> {
  const ask = useConfirm();
  const changes = listChangesOf<Entity>(collection.key);
  const cache = useListCache<Entity>(collection.key);

  async function remove(entity: Entity, name: string): Promise<boolean> {
    const { id } = entity;
    const giveFocus = focusBesideRow(id);
    try {
      const done = changes.run(
        id,
        (items) => items.filter((item) => item.id !== id),
        async () => {
          await collection.remove(id, changes.etagNow(entity.etag));
          cache.drop(id);
        },
      );
      giveFocus();
      await done;
    } catch (error) {
      if (isApiError(error, 'not-found')) {
        cache.drop(id);
        notifyDone(`${name} had been deleted already`);
        return true;
      }
      const failure = describeChangeFailure(error, name, 'was not deleted');
      if (failure.mayBeDone || isApiError(error, 'precondition')) cache.refetch();
      notifyFailure(failure, { retry: () => void remove(entity, name) });
      return false;
    }
    notifyDone(`${name} is deleted`);
    return true;
  }

  return async (entity, { name, question }) => {
    const isSure = await ask({ title: `Delete ${name}?`, action: 'Delete', isDangerous: true, ...question });
    return isSure && remove(entity, name);
  };
}
