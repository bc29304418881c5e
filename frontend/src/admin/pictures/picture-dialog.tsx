import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import type { UploadedPicture } from '../../api/staff/staff-uploads';
import { useHeldWork } from '../shell/use-held-work';
import { PictureEditor } from './picture-editor';

interface PictureDialogProps {
  /** What was chosen; null closes the dialog. */
  file: File | null;
  aspect: number | undefined;
  onStored: (picture: UploadedPicture) => void;
  onClose: () => void;
}

/**
 * Cuts a picture, asks what it shows and sends it, over the screen: the form behind can't be saved without it by mistake. Not
 * closed by a press beside it, nor by Escape once something was written or while it is being sent.
 */
export function PictureDialog({ file, aspect, onStored, onClose }: PictureDialogProps) {
  const isPhone = useMediaQuery('(max-width: 36em)');
  const [isHeld, setIsHeld] = useState(false);
  useHeldWork(file !== null);
  return (
    <Modal
      opened={file !== null}
      onClose={onClose}
      title="New picture"
      size="lg"
      centered={false}
      fullScreen={isPhone ?? false}
      closeOnClickOutside={false}
      closeOnEscape={!isHeld}
      withCloseButton={!isHeld}
    >
      {file && (
        <PictureEditor
          file={file}
          aspect={aspect}
          onStored={onStored}
          onCancel={onClose}
          onHold={setIsHeld}
        />
      )}
    </Modal>
  );
}
