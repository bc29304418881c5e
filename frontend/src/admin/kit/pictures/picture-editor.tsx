import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UploadedPicture } from '../../../api/staff/staff-uploads';
import { AltTextField } from './alt-text-field';
import { judgeSize } from './judge-file';
import { PictureCrop } from './picture-crop';
import { altProblem, type Aspect, blurWords, type Cut, cutArea } from './picture-rules';
import styles from './picture-editor.module.css';
import { scalePicture } from './scale-picture';
import { UploadProgress } from './upload-progress';
import { usePictureUpload } from './use-picture-upload';

interface PictureEditorProps {
  file: File;
  aspect: Aspect;
  onStored: (picture: UploadedPicture) => void;
  onCancel: () => void;
  onHold: (isHeld: boolean) => void;
}

const BROKEN =
  'This browser can’t show the photo: it is broken or not complete. Save it again as a JPEG, then choose it again.';

export function PictureEditor({ file, aspect, onStored, onCancel, onHold }: PictureEditorProps) {
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
  useEffect(() => onHold(isHeld), [onHold, isHeld]);

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
