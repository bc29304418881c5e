import { Alert, Button, Group, Modal } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../api/errors';
import { changePictureAlt, type UploadedPicture } from '../../api/staff/staff-uploads';
import { type DescribedFailure, describeFailure } from '../shell/describe-failure';
import { altProblem } from './alt-problem';
import { AltTextField } from './alt-text-field';
import styles from './picture-editor.module.css';

interface AltDialogProps {
  picture: UploadedPicture;
  isOpen: boolean;
  onChanged: (picture: UploadedPicture) => void;
  onClose: () => void;
}

/** Says anew what a stored picture shows. It is stored at once, not with the form, and holds wherever the picture is used. */
export function AltDialog({ isOpen, onClose, ...rest }: AltDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="What the picture shows"
      closeOnClickOutside={false}
      size="lg"
    >
      <AltForm onClose={onClose} {...rest} />
    </Modal>
  );
}

function AltForm({ picture, onChanged, onClose }: Omit<AltDialogProps, 'isOpen'>) {
  const [alt, setAlt] = useState(picture.alt);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<DescribedFailure | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function save(): Promise<void> {
    setIsAsked(true);
    if (isSaving) return;
    if (altProblem(alt) !== null) {
      input.current?.focus();
      return;
    }
    setIsSaving(true);
    setFailure(null);
    try {
      onChanged(await changePictureAlt(picture.id, alt.trim()));
    } catch (error) {
      if (isShown.current) setFailure(failureWords(error));
    } finally {
      if (isShown.current) setIsSaving(false);
    }
  }

  return (
    <div className={styles.editor}>
      <AltTextField
        inputRef={input}
        value={alt}
        onChange={setAlt}
        problem={isAsked ? altProblem(alt) : null}
        onEnter={() => void save()}
        isDisabled={isSaving}
      />
      <p className={styles.note}>These words are saved at once, wherever this picture is used.</p>
      {failure && (
        <Alert role="alert" color="danger" title={failure.title}>
          {failure.text}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={() => void save()} disabled={isSaving}>
          {isSaving ? 'Saving…' : failure ? 'Try again' : 'Save the words'}
        </Button>
      </Group>
    </div>
  );
}

function failureWords(error: unknown): DescribedFailure {
  const described = describeFailure(error, 'The words', 'were not saved');
  return isApiError(error, 'not-found')
    ? { ...described, text: 'The picture is no longer there. Choose another one.' }
    : described;
}
