import { Alert, Button, Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { UploadedPicture } from '../../api/staff/staff-uploads';
import { altProblem } from './alt-problem';
import { AltTextField } from './alt-text-field';
import { blurWords, cutArea } from './cut-area';
import { judgeSize } from './judge-file';
import { type Cut, PictureCrop } from './picture-crop';
import styles from './picture-editor.module.css';
import { scalePicture } from './scale-picture';
import { UploadProgress } from './upload-progress';
import { useObjectUrl } from './use-object-url';
import { usePictureUpload } from './use-picture-upload';

interface PictureEditorProps {
  file: File;
  aspect: number | undefined;
  onStored: (picture: UploadedPicture) => void;
  onCancel: () => void;
  /** Told whether something would be lost by closing. */
  onHold: (isHeld: boolean) => void;
}

const BROKEN =
  'This browser can’t show the picture: it is broken or not complete. Save it again as a JPEG, then choose it again.';

/** Cuts a picture, asks what it shows, sends it. After a failure the cut and the words are there still, to try again. */
export function PictureEditor({ file, aspect, onStored, onCancel, onHold }: PictureEditorProps) {
  const url = useObjectUrl(file);
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [cut, setCut] = useState<Cut>({ isWhole: aspect === undefined, crop: undefined });
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
    setIsAsked(true);
    if (altProblem(alt) !== null) {
      altInput.current?.focus();
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
      <div className={styles.editor}>
        <Alert role="alert" color="danger" title="This picture can’t be used">
          {problem}
        </Alert>
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onCancel}>
            Close
          </Button>
        </Group>
      </div>
    );
  }
  return (
    <div className={styles.editor}>
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
      {blur !== null && <p className={styles.blur}>{blur}</p>}
      <AltTextField
        inputRef={altInput}
        value={alt}
        onChange={setAlt}
        problem={isAsked ? altProblem(alt) : null}
        onEnter={use}
        isDisabled={isBusy}
      />
      {state.status === 'failed' && (
        <Alert role="alert" color="danger" title={state.title}>
          {state.text}
        </Alert>
      )}
      <UploadProgress state={state} />
      <Group justify="flex-end" className={styles.actions}>
        <Button variant="default" onClick={isBusy ? upload.cancel : onCancel}>
          {isBusy ? 'Stop' : 'Cancel'}
        </Button>
        <Button onClick={use} disabled={!image || isBusy}>
          {state.status === 'failed' ? 'Try again' : 'Use this picture'}
        </Button>
      </Group>
    </div>
  );
}
