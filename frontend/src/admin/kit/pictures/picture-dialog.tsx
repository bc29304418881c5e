import { type ReactNode, useState } from 'react';
import type { UploadedPicture } from '../../../api/staff/staff-uploads';
import { LargeDialog } from '../shell/opened-dialog';
import { useHeldWork } from '../shell/use-held-work';
import { useHeldPhoto } from './held-photo';
import { PictureEditor } from './picture-editor';
import type { Aspect } from './picture-rules';

export interface PictureDialogProps {
  opened: boolean;
  file: File | null;
  aspect: Aspect;
  title?: string;
  /** What will happen to the photo. */
  lead?: ReactNode;
  onStored: (picture: UploadedPicture) => void;
  onClose: () => void;
}

/** Crops a photo, asks for its alt text and uploads it. Escape or a click outside loses no work. */
export function PictureDialog(props: PictureDialogProps) {
  const { opened, file, aspect, title = 'New photo', lead, onStored, onClose } = props;
  const [isHeld, setIsHeld] = useState(false);
  useHeldWork(opened);
  useHeldPhoto(opened && isHeld);
  return (
    <LargeDialog
      opened={opened}
      onClose={onClose}
      title={title}
      // What has focus scrolls clear of the editor's buttons.
      styles={{ content: { scrollPaddingBottom: '6rem' } }}
      closeOnClickOutside={false}
      closeOnEscape={!isHeld}
      withCloseButton={!isHeld}
    >
      {lead}
      {file && <PictureEditor {...{ file, aspect, onStored }} onCancel={onClose} onHold={setIsHeld} />}
    </LargeDialog>
  );
}
