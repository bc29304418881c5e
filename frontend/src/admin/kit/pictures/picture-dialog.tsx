import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UploadedPicture } from '../../../api/staff/staff-uploads';
import { useHeldDialog } from '../shell/held-dialog';
import { LargeDialog } from '../shell/opened-dialog';
import { useHeldWork } from '../shell/use-held-work';
import { AltTextField } from './alt-text-field';
import { useHeldPhoto } from './held-photo';
import { judgeSize } from './judge-file';
import { PictureCrop } from './picture-crop';
import styles from './picture-dialog.module.css';
import { altProblem, type Aspect, blurWords, type Cut, cutArea } from './picture-rules';
import { scalePicture } from './scale-picture';
import { UploadProgress } from './upload-progress';
import { usePictureUpload } from './use-picture-upload';

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
  useHeldWork(opened);
  return (
    <LargeDialog
      opened={opened}
      onClose={onClose}
      title={title}
      // What has focus scrolls clear of the editor's buttons.
      styles={{ content: { scrollPaddingBottom: '6rem' } }}
      closeOnClickOutside={false}
    >
      {lead}
      {file && <PictureEditor {...{ file, aspect, onStored }} onCancel={onClose} />}
    </LargeDialog>
  );
}

interface PictureEditorProps {
  file: File;
  aspect: Aspect;
  onStored: (picture: UploadedPicture) => void;
  onCancel: () => void;
}

const BROKEN =
  'This browser can’t show the photo: it is broken or not complete. Save it again as a JPEG, then choose it again.';

function PictureEditor({ file, aspect, onStored, onCancel }: PictureEditorProps) {
  const url = useObjectUrl(file);
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [cut, setCut] = useState<Cut>({ isWhole: false, crop: undefined });
  const [alt, setAlt] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const altInput = useRef<HTMLTextAreaElement>(null);
  const upload = usePictureUpload(onStored);
  const { state, isBusy } = upload;

  const isHeld = isBusy || alt.trim() !== '';
  useHeldDialog(isHeld);
  useHeldPhoto(isHeld);

  const size = image && { width: image.naturalWidth, height: image.naturalHeight };
  const area = size && cutArea(cut, size);
  const blur = size && blurWords(area, size);

  function use(): void {
    if (!image || isBusy) return;
    // Renders the problem first, so that it scrolls into view with its field.
    flushSync(() => setIsAsked(true));
    if (altProblem(alt) !== null) {
      const input = altInput.current;
      input?.focus();
      input?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });
      return;
    }
    upload.start(() => scalePicture(image, file, area), alt.trim());
  }

  function begin(decoded: HTMLImageElement): void {
    setImage(decoded);
    setProblem(judgeSize({ width: decoded.naturalWidth, height: decoded.naturalHeight }));
  }

  if (problem !== null) {
    return (
      <Stack>
        <Alert role="alert" color="danger" title="We can’t use this photo">
          {problem}
        </Alert>
        <Button variant="default" data-autofocus onClick={onCancel} ms="auto">
          Close
        </Button>
      </Stack>
    );
  }
  return (
    <>
      <Stack>
        {url !== null && (
          <PictureCrop
            url={url}
            aspect={aspect}
            cut={cut}
            onCut={setCut}
            onDecoded={begin}
            onBroken={() => setProblem(BROKEN)}
            isDisabled={isBusy}
          />
        )}
        {blur !== null && (
          <Text c="var(--color-warn)" fz="var(--text-s)">
            {blur}
          </Text>
        )}
        <AltTextField
          inputRef={altInput}
          value={alt}
          onChange={setAlt}
          problem={isAsked ? altProblem(alt) : null}
          onEnter={use}
          isReadOnly={isBusy}
        />
      </Stack>
      <Stack className={styles.end}>
        {state.status === 'failed' && (
          <Alert role="alert" color="danger" title={state.title}>
            {state.text}
          </Alert>
        )}
        <UploadProgress state={state} />
        <Group justify="flex-end">
          <Button
            variant="default"
            onClick={({ detail }) => {
              if (isBusy) upload.cancel();
              // Ignores the second press of a double click on “Stop”, which would lose the alt text.
              else if (detail < 2) onCancel();
            }}
          >
            {isBusy ? 'Stop' : 'Cancel'}
          </Button>
          {/* Not disabled while busy: it would lose focus. */}
          <Button
            onClick={use}
            disabled={!image}
            aria-disabled={isBusy || undefined}
            data-disabled={isBusy || undefined}
          >
            {state.status === 'failed' ? 'Try again' : 'Use this photo'}
          </Button>
        </Group>
      </Stack>
    </>
  );
}

function useObjectUrl(file: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
}
