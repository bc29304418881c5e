import { Alert, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { UploadedPicture } from '../../api/staff/staff-uploads';
import { ChosenPicture } from './chosen-picture';
import { judgeFile } from './judge-file';
import { PictureChooser } from './picture-chooser';
import { PictureDialog } from './picture-dialog';
import styles from './picture-field.module.css';
import { RemovedPicture } from './removed-picture';

/** A picture as a form holds it. */
export type FormPicture = UploadedPicture;

interface PictureFieldProps {
  /** Where its value stands in the form: `FormPicture | null`. */
  name: string;
  label: string;
  /** Width by height that the site shows it in: `4 / 3`. Any, unless given. */
  aspect?: number;
  help?: string;
  isRequired?: boolean;
}

/**
 * A picture of a form: chosen, taken, dropped or pasted; cut and described in a dialog, stored there and then, and part of
 * the entry once the form is saved. A file that can't be used is refused before anything is sent, with what to do. The
 * focus comes back to the button; what has happened is a status.
 */
export function PictureField({ name, label, aspect, help, isRequired = false }: PictureFieldProps) {
  const { control, resetField, getValues } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [removed, setRemoved] = useState<FormPicture | null>(null);
  const [said, setSaid] = useState('');
  const id = useId();
  const buttonId = `field-${name.replaceAll('.', '-')}`;
  const picture = (field.value ?? null) as FormPicture | null;
  const error = refusal ?? fieldState.error?.message;

  async function judge(chosen: File): Promise<void> {
    setSaid('');
    const reason = await judgeFile(chosen);
    setRefusal(reason);
    if (reason === null) setFile(chosen);
  }

  function take(next: FormPicture | null, words: string): void {
    setRefusal(null);
    setRemoved(next === null ? picture : null);
    setSaid(words);
    field.onChange(next);
  }

  function takeWords(changed: FormPicture): void {
    setSaid('The words are saved.');
    // The dialog may be closed before the answer, and another picture chosen, or none.
    if ((getValues(name) as FormPicture | null)?.id !== changed.id) return;
    // They are stored already: the form has nothing more to save.
    if (fieldState.isDirty) field.onChange(changed);
    else resetField(name, { defaultValue: changed });
  }

  return (
    <fieldset className={styles.field} aria-describedby={help ? `${id}-help` : undefined}>
      <legend className={styles.label}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </legend>
      <PictureChooser
        id={buttonId}
        label={label}
        action={picture ? 'Choose another picture' : 'Choose or take a picture'}
        describedBy={error === undefined ? undefined : `${id}-error`}
        isInvalid={error !== undefined}
        onFile={(chosen) => void judge(chosen)}
      >
        {picture && (
          <ChosenPicture
            picture={picture}
            aspect={aspect}
            onAlt={takeWords}
            onRemove={() => take(null, '')}
          />
        )}
      </PictureChooser>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
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
            take(removed, 'The picture is back.');
            document.getElementById(buttonId)?.focus();
          }}
        />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <PictureDialog
        file={file}
        aspect={aspect}
        onClose={() => setFile(null)}
        onStored={(stored) => {
          setFile(null);
          take(stored, 'The picture is stored. It is shown once you save.');
        }}
      />
    </fieldset>
  );
}
