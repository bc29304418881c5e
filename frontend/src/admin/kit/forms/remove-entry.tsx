import type { StaffEntity } from '../../../api/staff/staff-collection';
import { useState } from 'react';
import { isApiError } from '../../../api/errors';
import { RowMenu } from '../lists/row-menu';
import { askToDelete } from '../shell/confirm';
import { currentOf } from '../shell/current-of';
import { describeChangeFailure } from '../shell/describe-change-failure';
import { notifyFailure } from '../shell/notify';
import { ScreenAction } from '../shell/screen';
import type { RemoveEntry } from './entry-form-props';

interface RemoveMenuProps<Entity extends StaffEntity> {
  noun: string;
  entry: Entity;
  remove: RemoveEntry;
  readCurrent: (wire: unknown) => Entity;
  onGone: () => void;
}

/** In a menu beside the title, out of the way of Save. */
export function RemoveMenu<Entity extends StaffEntity>(props: RemoveMenuProps<Entity>) {
  const { noun, entry, remove, readCurrent, onGone } = props;
  const [isRemoving, setIsRemoving] = useState(false);

  const run = async (etag: string): Promise<void> => {
    try {
      await remove.run(etag);
    } catch (error) {
      // Somebody else has deleted it, which is the result we wanted.
      if (!isApiError(error, 'not-found')) return failed(error, etag);
    }
    onGone();
    remove.onRemoved();
  };

  const failed = async (error: unknown, etag: string): Promise<void> => {
    const current = currentOf(error, readCurrent);
    if (current === null) {
      notifyFailure(describeChangeFailure(error, remove.name, 'was not deleted'), () => void start(etag));
      return;
    }
    const title = `Someone else changed this ${noun} first`;
    const text = `${remove.name} is not deleted yet. Delete it with their changes?`;
    if (await askToDelete(title, text)) await run(current.etag);
  };

  const start = async (etag: string): Promise<void> => {
    setIsRemoving(true);
    await run(etag);
    setIsRemoving(false);
  };

  const askFirst = async () => {
    if (!isRemoving && (await askToDelete(`Delete ${remove.name}?`, remove.text))) await start(entry.etag);
  };
  return (
    <ScreenAction>
      <span role="status">{isRemoving && 'Deleting…'}</span>
      <RowMenu name={`this ${noun}`} onDelete={() => void askFirst()} />
    </ScreenAction>
  );
}
