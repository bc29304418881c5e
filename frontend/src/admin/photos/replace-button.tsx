import { Alert, Button, Text } from '@mantine/core';
import { useRef } from 'react';
import type { StaffPhoto } from '../../api/staff/staff-photos';
import { LeaveGuard } from '../kit/forms/leave-guard';
import { ACCEPT } from '../kit/pictures/picture-rules';
import { useChosenPhoto } from '../kit/pictures/use-chosen-photo';
import { AdminIcon } from '../kit/shell/admin-icon';
import { FileInput } from '../kit/shell/file-input';
import { later } from '../kit/shell/later';
import { shapeOf } from './crop-shape';
import { placesWords } from './photo-view';

const PictureDialog = later(async () => (await import('../kit/pictures/picture-dialog')).PictureDialog);

interface ReplaceButtonProps {
  photo: StaffPhoto;
  onStored: (id: string) => void;
}

/** Chooses, crops and uploads the photo that replaces this one. */
export function ReplaceButton({ photo, onStored }: ReplaceButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const { file, refusal, choose, done } = useChosenPhoto();
  return (
    <>
      <Button leftSection={<AdminIcon name="camera" />} onClick={() => input.current?.click()}>
        Replace
      </Button>
      <FileInput ref={input} accept={ACCEPT} label="File of the new photo" onFile={choose} />
      {refusal !== null && (
        <Alert role="alert" color="danger" variant="outline" w="100%">
          {refusal}
        </Alert>
      )}
      {file !== null && <LeaveGuard noun="library" />}
      <PictureDialog
        opened={file !== null}
        file={file}
        aspect={shapeOf(photo.uses)}
        title="Replace photo"
        lead={
          <Text mb="md">
            The new photo takes this one’s place in {placesWords(photo.uses)}. You can undo this.
          </Text>
        }
        onClose={done}
        onStored={({ id }) => {
          done();
          onStored(id);
        }}
      />
    </>
  );
}
