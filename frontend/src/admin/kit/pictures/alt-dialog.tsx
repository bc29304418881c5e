import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { isApiError } from '../../../api/errors';
import { changePictureAlt, type UploadedPicture } from '../../../api/staff/staff-uploads';
import { type DescribedFailure, describeFailure } from '../shell/describe-failure';
import { altProblem } from './picture-rules';
import { AltTextField } from './alt-text-field';

interface AltDialogProps {
  picture: UploadedPicture;
  isOpen: boolean;
  onChanged: (picture: UploadedPicture) => void;
  onClose: () => void;
}

export function AltDialog({ isOpen, onClose, ...rest }: AltDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Alt text" closeOnClickOutside={false} size="lg">
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
      setFailure(failureWords(error));
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <Stack>
      <AltTextField
        inputRef={input}
        value={alt}
        onChange={setAlt}
        problem={isAsked ? altProblem(alt) : null}
        onEnter={() => void save()}
        isDisabled={isSaving}
      />
      <Text c="dimmed" fz="var(--text-s)">
        Saved at once, wherever this photo is used.
      </Text>
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
          {isSaving ? 'Saving…' : failure ? 'Try again' : 'Save alt text'}
        </Button>
      </Group>
    </Stack>
  );
}

function failureWords(error: unknown): DescribedFailure {
  const described = describeFailure(error, 'The alt text', 'was not saved');
  return isApiError(error, 'not-found')
    ? { ...described, text: 'The photo is no longer there. Choose another one.' }
    : described;
}
