import { Alert, Box, Button, Fieldset, Group, Stack, VisuallyHidden } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { ApiError } from '../../../api/errors';
import { changePictureAlt, type UploadedPicture } from '../../../api/staff/staff-uploads';
import { Picture } from '../../../ui/picture';
import { later } from '../shell/later';
import { AltDialog } from './alt-dialog';
import { PictureChooser } from './picture-chooser';
import styles from './picture-field.module.css';
import { type Aspect, ASPECTS } from './picture-rules';
import { useChosenPhoto } from './use-chosen-photo';

const PictureDialog = later(async () => (await import('./picture-dialog')).PictureDialog);

interface PictureFieldProps {
  name: string;
  label: string;
  aspect: Aspect;
  help?: string;
}

/** A form's photo. It is uploaded at once, but belongs to the entry only after the form is saved. */
export function PictureField({ name, label, aspect, help }: PictureFieldProps) {
  const { control, resetField } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const { file, refusal, choose, done, forgetRefusal } = useChosenPhoto();
  const [removed, setRemoved] = useState<UploadedPicture | null>(null);
  const [said, setSaid] = useState('');
  const id = useId();
  const buttonId = `field-${name.replaceAll('.', '-')}`;
  const picture = (field.value ?? null) as UploadedPicture | null;
  const error = refusal ?? fieldState.error?.message;

  function take(next: UploadedPicture | null, words: string): void {
    forgetRefusal();
    setRemoved(next === null ? picture : null);
    setSaid(words);
    field.onChange(next);
  }

  function takeWords(changed: UploadedPicture, isSaved: boolean): void {
    setSaid(isSaved ? 'Alt text saved.' : '');
    // Already stored: the form has nothing more to save.
    if (fieldState.isDirty) field.onChange(changed);
    else resetField(name, { defaultValue: changed });
  }

  return (
    <Fieldset variant="unstyled" miw={0} aria-describedby={help && `${id}-help`}>
      <Box component="legend" p={0} mb={4} fw={600}>
        {label}
      </Box>
      <Stack gap="xs">
        <PictureChooser
          id={buttonId}
          label={label}
          action={picture ? 'Replace photo' : 'Choose or take a photo'}
          describedBy={error === undefined ? undefined : `${id}-error`}
          isInvalid={error !== undefined}
          onFile={(chosen) => {
            setSaid('');
            choose(chosen);
          }}
          {...(picture && {
            photo: <ChosenPicture {...{ picture, aspect }} />,
            actions: <PictureActions {...{ picture }} onAlt={takeWords} onRemove={() => take(null, '')} />,
          })}
        />
        {help && (
          <p id={`${id}-help`} className="fine">
            {help}
          </p>
        )}
        {error !== undefined && (
          <Alert id={`${id}-error`} role="alert" color="danger" variant="outline">
            {error}
          </Alert>
        )}
        {removed && picture === null && (
          <RemovedPicture
            onKeep={() => {
              take(removed, 'Photo restored.');
              document.getElementById(buttonId)?.focus();
            }}
          />
        )}
        <VisuallyHidden role="status">{said}</VisuallyHidden>
        <PictureDialog
          opened={file !== null}
          file={file}
          aspect={aspect}
          onClose={done}
          onStored={(stored) => {
            done();
            take(stored, 'Photo uploaded. It shows once you save.');
          }}
        />
      </Stack>
    </Fieldset>
  );
}

interface ChosenPictureProps {
  picture: UploadedPicture;
  aspect: Aspect;
}

function ChosenPicture({ picture, aspect }: ChosenPictureProps) {
  return (
    <div className={styles.chosen}>
      <Box className="panel" maw="20rem" style={{ aspectRatio: ASPECTS[aspect], overflow: 'hidden' }}>
        <Picture src={picture.src} alt={picture.alt} sizes="320px" />
      </Box>
      <p className="fits note">{picture.alt === '' ? 'Missing alt text.' : `“${picture.alt}”`}</p>
    </div>
  );
}

interface PictureActionsProps {
  picture: UploadedPicture;
  onAlt: (picture: UploadedPicture, isSaved: boolean) => void;
  onRemove: () => void;
}

function PictureActions({ picture, onAlt, onRemove }: PictureActionsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const save = async (alt: string) => {
    const { picture: stored, isSaved } = await changePictureAlt(picture, alt);
    onAlt(stored, isSaved);
    // The dialog then shows the other person’s text.
    if (!isSaved) throw new ApiError('precondition', 'Someone else changed the alt text');
  };
  return (
    <>
      <Button variant="subtle" px="xs" onClick={() => setIsAsking(true)}>
        Edit alt text
      </Button>
      <Button variant="subtle" px="xs" color="danger" onClick={onRemove}>
        Remove photo
      </Button>
      <AltDialog isOpen={isAsking} alt={picture.alt} onSave={save} onClose={() => setIsAsking(false)} />
    </>
  );
}

/** Replaces a removed picture, and takes focus, because the pressed button is gone. */
function RemovedPicture({ onKeep }: { onKeep: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Group component="p" gap="sm" fz="var(--text-s)">
      <span role="status">Photo will be removed when you save.</span>
      <Button ref={button} variant="default" onClick={onKeep}>
        Keep photo
      </Button>
    </Group>
  );
}
