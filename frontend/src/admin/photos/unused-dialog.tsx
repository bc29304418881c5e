import { Stack, Text } from '@mantine/core';
import { removePhotos, type StaffPhoto } from '../../api/staff/staff-photos';
import { counted } from '../kit/lists/noun';
import { RowPicture } from '../kit/lists/list-row';
import { describeFailure } from '../kit/shell/describe-failure';
import { DialogEnd, useDialogCall } from '../kit/shell/dialog-end';
import { notifyDone } from '../kit/shell/notify';
import { OpenedDialog } from '../kit/shell/opened-dialog';
import { nameOf, sizeWords } from './photo-view';
import styles from './unused-dialog.module.css';

export interface UnusedDialogProps {
  photos: readonly StaffPhoto[];
  /** How many more are too new to be deleted with them. */
  recent: number;
  opened: boolean;
  onClose: () => void;
  onRefetch: () => void;
}

/** Names and counts what will be deleted, since it can’t be undone. */
export function UnusedDialog({ opened, ...rest }: UnusedDialogProps) {
  return (
    <OpenedDialog
      opened={opened}
      onClose={rest.onClose}
      title={`Delete ${counted(rest.photos.length, 'unused photo')}?`}
    >
      <UnusedPhotos {...rest} />
    </OpenedDialog>
  );
}

function UnusedPhotos({ photos, recent, onClose, onRefetch }: Omit<UnusedDialogProps, 'opened'>) {
  const call = useDialogCall((error) => describeFailure(error, 'Some photos', 'were not deleted'));
  const bytes = photos.reduce((sum, photo) => sum + photo.bytes, 0);

  async function remove(): Promise<void> {
    try {
      await removePhotos(photos.map(({ id }) => id));
      notifyDone(`${counted(photos.length, 'unused photo')} deleted`);
      onClose();
    } finally {
      onRefetch();
    }
  }

  return (
    <Stack>
      <Text>
        No page shows them, and History doesn’t need them. Deleting them frees {sizeWords(bytes)} and can’t be
        undone.
        {recent > 0 &&
          ` Photos of the last two weeks (${recent}) stay: a form that isn’t saved yet may show them.`}
      </Text>
      {/* A list that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul role="list" className={styles.names} tabIndex={0} aria-label="Photos to delete">
        {photos.map((photo) => (
          <li key={photo.id}>
            <RowPicture src={photo.url} />
            <span className="fits">
              <b>{nameOf(photo)}</b>
              <span className="note">{photo.alt}</span>
            </span>
          </li>
        ))}
      </ul>
      <DialogEnd
        call={call}
        action={`Delete ${counted(photos.length, 'photo')}`}
        busy="Deleting…"
        onAction={() => void call.run(remove)}
        onCancel={onClose}
        isDisabled={photos.length === 0}
        isDangerous
      />
    </Stack>
  );
}
