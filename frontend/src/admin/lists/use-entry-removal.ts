import { useNavigate } from 'react-router-dom';
import type { StaffCollection, StaffEntity } from '../../api/staff/staff-collection';
import { notifyDone } from '../shell/notify';
import { useIsHere } from './use-is-here';
import { useListCache } from './use-list-cache';

interface EntryToRemove<Entity extends StaffEntity> {
  collection: Pick<StaffCollection<Entity>, 'key' | 'remove'>;
  /** Null for a new one, which there is nothing to remove of. */
  entry: Entity | null;
  /** What the entry is called. */
  name: string;
  /** What to do instead: `To hide it for a while, switch it off instead.` */
  instead: string;
  /** The list's address: whoever deleted the entry goes there. */
  root: string;
}

/**
 * What a form needs to offer that its entry is deleted: the question, the call, and the way back to the list, for whoever is
 * still at the form then. Somebody who tries a failed one again from another screen stays there.
 */
export function useEntryRemoval<Entity extends StaffEntity>(options: EntryToRemove<Entity>) {
  const { collection, entry, name, instead, root } = options;
  const navigate = useNavigate();
  const isHere = useIsHere();
  const cache = useListCache<Entity>(collection.key);
  if (entry === null) return {};
  return {
    remove: {
      run: (etag: string) => collection.remove(entry.id, etag),
      name: `“${name}”`,
      question: { title: `Delete “${name}”?`, text: `This cannot be undone. ${instead}`, action: 'Delete' },
      onRemoved: () => {
        cache.drop(entry.id);
        notifyDone(`“${name}” is deleted`);
        if (isHere()) void navigate(root);
      },
    },
  };
}
