import { Button, Stack } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { FoodWords } from './food-kind';
import type { ChangeAll } from './use-several-changes';

/** What is given to each way of changing several entries in a dialog. */
export interface SeveralProps<Entity> {
  foods: readonly Entity[];
  words: FoodWords;
  /** The dialog closes only if all were stored. */
  onSave: ChangeAll<Entity>;
  onClose: () => void;
}

interface SeveralFormProps {
  canSave: boolean;
  action: string;
  save: () => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
}

/** The form in a dialog that changes several entries. Its button stays visible below a long list. */
export function SeveralForm({ canSave, action, save, onClose, children }: SeveralFormProps) {
  const [isSaving, setIsSaving] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // For React, a form in a portal is still inside the screen, so its events bubble up there.
    event.stopPropagation();
    if (!canSave || isSaving) return;
    setIsSaving(true);
    const isStored = await save();
    setIsSaving(false);
    if (isStored) onClose();
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack>
        {children}
        <Button
          type="submit"
          pos="sticky"
          bottom="var(--space-3)"
          aria-disabled={!canSave || isSaving || undefined}
        >
          {isSaving ? 'Saving…' : action}
        </Button>
      </Stack>
    </form>
  );
}
