import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { isApiError } from '../../../api/errors';
import { type DescribedFailure, describeFailure } from '../shell/describe-failure';
import { AltTextField } from './alt-text-field';
import { altProblem } from './picture-rules';
import { Dialog } from '../shell/dialog';

interface AltDialogProps {
  isOpen: boolean;
  alt: string;
  /** Reports its own success; the dialog shows failures. */
  onSave: (alt: string) => Promise<void>;
  onClose: () => void;
}

export function AltDialog({ isOpen, alt, onSave, onClose }: AltDialogProps) {
  return (
    <Dialog opened={isOpen} onClose={onClose} title="Alt text" closeOnClickOutside={false} size="lg">
      <AltForm {...{ alt, onSave, onClose }} />
    </Dialog>
  );
}

function AltForm({ alt: stored, onSave, onClose }: Omit<AltDialogProps, 'isOpen'>) {
  const [before] = useState(stored);
  const [alt, setAlt] = useState(stored);
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
      await onSave(alt.trim());
      onClose();
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
        isReadOnly={isSaving}
        hasFocus
      />
      <Text c="dimmed" fz="var(--text-s)">
        Saved at once, wherever this photo is used.
      </Text>
      {failure && (
        <Alert role="alert" color="danger" title={failure.title}>
          {failure.text}
        </Alert>
      )}
      {stored !== before && <Text>It now says: “{stored}”</Text>}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          onClick={() => void save()}
          aria-disabled={isSaving || undefined}
          data-disabled={isSaving || undefined}
        >
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
