import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSending } from '../session/use-sending';
import { failureSentences } from './describe-failure';
import { useHeldDialog } from './held-dialog';

export interface SendFormProps {
  /** Its accessible name. */
  title?: string;
  action: string;
  failure: readonly [what: string, outcome: string];
  onSend: Parameters<typeof useSending>[0];
  onFailed?: () => void;
  isQuiet?: boolean;
  children: ReactNode;
}

/** A short form with one button. It keeps its values if sending fails, so that nothing has to be typed again. */
export function SendForm({ title, action, failure, onSend, onFailed, isQuiet, children }: SendFormProps) {
  const { problem, isSending, onSubmit } = useSending(onSend, (error) => {
    onFailed?.();
    return failureSentences(error, ...failure);
  });
  useHeldDialog(isSending);
  return (
    <form aria-label={title} onSubmit={onSubmit}>
      <Stack>
        {children}
        <div role="alert" className="hides-empty">
          {problem}
        </div>
        <Button
          type="submit"
          {...(isQuiet && { variant: 'default', w: 'fit-content' })}
          aria-disabled={isSending || undefined}
        >
          {action}
        </Button>
      </Stack>
    </form>
  );
}
