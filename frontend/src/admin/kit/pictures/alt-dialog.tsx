import { Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { isApiError } from '../../../api/errors';
import { type DescribedFailure, describeFailure } from '../shell/describe-failure';
import { Dialog } from '../shell/dialog';
import { DialogEnd, useDialogCall } from '../shell/dialog-end';
import { AltTextField } from './alt-text-field';
import { altProblem } from './picture-rules';

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
  const call = useDialogCall(failureWords);
  const [isAsked, setIsAsked] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);

  function save(): void {
    setIsAsked(true);
    if (altProblem(alt) !== null) {
      input.current?.focus();
      return;
    }
    void call.run(async () => {
      await onSave(alt.trim());
      onClose();
    });
  }

  return (
    <Stack>
      <AltTextField
        inputRef={input}
        value={alt}
        onChange={setAlt}
        problem={isAsked ? altProblem(alt) : null}
        onEnter={save}
        isReadOnly={call.isBusy}
        hasFocus
      />
      <Text c="dimmed" fz="var(--text-s)">
        Saved at once, wherever this photo is used.
      </Text>
      <DialogEnd call={call} action="Save alt text" busy="Saving…" onAction={save} onCancel={onClose}>
        {stored !== before && <Text>The current text is: “{stored}”</Text>}
      </DialogEnd>
    </Stack>
  );
}

function failureWords(error: unknown): DescribedFailure {
  const described = describeFailure(error, 'The alt text', 'was not saved');
  return isApiError(error, 'not-found')
    ? { ...described, text: 'The photo is no longer there. Choose another one.' }
    : described;
}
