import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { StaffFood } from '../../api/staff/staff-food';
import { useSending } from '../kit/session/use-sending';
import { useHeldDialog } from '../kit/shell/held-dialog';
import type { FoodWords } from './food-kind';
import type { ChangeAll } from './use-several-changes';

/** What is given to each way of changing several entries in a dialog. */
export interface SeveralProps {
  foods: readonly StaffFood[];
  words: FoodWords;
  /** The dialog closes only if all were stored. */
  onSave: ChangeAll;
  onClose: () => void;
}

interface SeveralFormProps {
  canSave: boolean;
  action: string;
  /** Reports its own failure. */
  save: () => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
}

/** The form in a dialog that changes several entries. Its button stays visible below a long list. */
export function SeveralForm({ canSave, action, save, onClose, children }: SeveralFormProps) {
  const { isSending, onSubmit } = useSending(
    async () => {
      if (await save()) onClose();
    },
    () => '',
  );
  useHeldDialog(isSending);
  return (
    <form onSubmit={(event) => (canSave ? onSubmit(event) : event.preventDefault())}>
      <Stack>
        {children}
        <Button
          type="submit"
          pos="sticky"
          bottom="var(--space-3)"
          aria-disabled={!canSave || isSending || undefined}
        >
          {isSending ? 'Saving…' : action}
        </Button>
      </Stack>
    </form>
  );
}
