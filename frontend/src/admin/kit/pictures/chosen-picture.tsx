import { Alert, Box, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { isApiError } from '../../../api/errors';
import { changePictureAlt, type UploadedPicture } from '../../../api/staff/staff-uploads';
import { Picture } from '../../../ui/picture';
import { AdminIcon } from '../shell/admin-icon';
import { type DescribedFailure, describeFailure } from '../shell/describe-failure';
import { AltTextField } from './alt-text-field';
import styles from './chosen-picture.module.css';
import { altProblem, type Aspect, ASPECTS } from './picture-rules';

interface ChosenPictureProps {
  picture: UploadedPicture;
  aspect: Aspect;
  onAlt: (picture: UploadedPicture) => void;
  onRemove: () => void;
}

export function ChosenPicture({ picture, aspect, onAlt, onRemove }: ChosenPictureProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={styles.chosen}>
      <Box className="panel" maw="20rem" style={{ aspectRatio: ASPECTS[aspect], overflow: 'hidden' }}>
        <Picture src={picture.src} alt={picture.alt} sizes="320px" />
      </Box>
      <Box className="fits">
        <Box component="p" mb="xs" c="dimmed">
          {picture.alt === '' ? 'Missing alt text.' : `“${picture.alt}”`}
        </Box>
        <Group gap={4} ms="calc(-1 * var(--space-4))">
          <Button
            variant="subtle"
            leftSection={<AdminIcon name="pencil" />}
            onClick={() => setIsAsking(true)}
          >
            Edit alt text
          </Button>
          <Button variant="subtle" color="danger" leftSection={<AdminIcon name="trash" />} onClick={onRemove}>
            Remove photo
          </Button>
        </Group>
      </Box>
      <Modal
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        title="Alt text"
        closeOnClickOutside={false}
        size="lg"
      >
        <AltForm
          picture={picture}
          onClose={() => setIsAsking(false)}
          onChanged={(changed) => {
            setIsAsking(false);
            onAlt(changed);
          }}
        />
      </Modal>
    </div>
  );
}

interface AltFormProps {
  picture: UploadedPicture;
  onChanged: (picture: UploadedPicture) => void;
  onClose: () => void;
}

function AltForm({ picture, onChanged, onClose }: AltFormProps) {
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
