import { useNavigate } from 'react-router-dom';
import type { StaffCollection, StaffEntity } from '../../api/staff/staff-collection';
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

/** What a form needs to offer that its entry is deleted: the question, the call, and the way back to the list. */
export function useEntryRemoval<Entity extends StaffEntity>(options: EntryToRemove<Entity>) {
  const { collection, entry, name, instead, root } = options;
  const navigate = useNavigate();
  const cache = useListCache<Entity>(collection.key);
  if (entry === null) return {};
  return {
    remove: {
      run: (etag: string) => collection.remove(entry.id, etag),
      question: { title: `Delete “${name}”?`, text: `This cannot be undone. ${instead}`, action: 'Delete' },
      onRemoved: () => {
        cache.drop(entry.id);
        void navigate(root);
      },
    },
  };
}
