import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { currentOf, isApiError } from '../../../api/errors';
import type { StaffEntity } from '../../../api/staff/staff-collection';
import { RowMenu } from '../lists/row-menu';
import { useIsHere } from '../lists/use-is-here';
import { useListCache } from '../lists/use-list-cache';
import { askToDelete } from '../shell/confirm';
import { describeChangeFailure } from '../shell/describe-failure';
import { notifyDone, notifyFailure } from '../shell/notify';
import { ScreenAction } from '../shell/screen';
import { useBringBack } from '../shell/use-restoring';
import type { RemoveEntry } from './entry-form-props';

interface RemoveMenuProps {
  noun: string;
  entry: StaffEntity;
  remove: RemoveEntry;
  onGone: () => void;
}

/** In a menu beside the title, out of the way of Save. */
export function RemoveMenu({ noun, entry, remove, onGone }: RemoveMenuProps) {
  const { collection, name, instead, root } = remove;
  const { id } = entry;
  const [isRemoving, setIsRemoving] = useState(false);
  const navigate = useNavigate();
  const isHere = useIsHere();
  const cache = useListCache(collection.key);
  const bringBack = useBringBack();

  const run = async (etag: string): Promise<void> => {
    try {
      await collection.remove(id, etag);
    } catch (error) {
      // Somebody else has deleted it, which is the result we wanted.
      if (!isApiError(error, 'not-found')) return failed(error, etag);
    }
    onGone();
    cache.drop(id);
    notifyDone(`${name} is deleted`, { undo: () => bringBack(id, name) });
    // A failed deletion may have been retried elsewhere.
    if (isHere()) void navigate(root);
  };

  const failed = async (error: unknown, etag: string): Promise<void> => {
    const current = currentOf(error, collection.read);
    if (current === null) {
      notifyFailure(describeChangeFailure(error, name, 'was not deleted'), () => void start(etag));
      return;
    }
    const title = `Someone else changed this ${noun} first`;
    const text = `${name} is not deleted yet. Delete it with their changes?`;
    if (await askToDelete(title, text)) await run(current.etag);
  };

  const start = async (etag: string): Promise<void> => {
    setIsRemoving(true);
    await run(etag);
    setIsRemoving(false);
  };

  const askFirst = async () => {
    const text = `You can bring it back from History. ${instead}`;
    if (!isRemoving && (await askToDelete(`Delete ${name}?`, text))) await start(entry.etag);
  };
  return (
    <ScreenAction>
      <span role="status">{isRemoving && 'Deleting…'}</span>
      <RowMenu name={`this ${noun}`} onDelete={() => void askFirst()} />
    </ScreenAction>
  );
}
