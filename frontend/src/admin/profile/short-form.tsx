import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { CheckedInput } from '../kit/forms/checked-input';
import { useSession } from '../kit/session/session-store';
import { useSending } from '../kit/session/use-sending';
import { failureSentences } from '../kit/shell/describe-failure';

interface ShortFormProps {
  action: string;
  failure: readonly [what: string, outcome: string];
  onSend: Parameters<typeof useSending>[0];
  hasCode?: boolean;
  children: ReactNode;
}

/** Asks for the password, and for a code if two-step sign-in is on. */
export function ShortForm({ action, failure, onSend, hasCode = false, children }: ShortFormProps) {
  const email = useSession()?.user?.email ?? '';
  const { problem, isSending, onSubmit } = useSending(onSend, (error) => failureSentences(error, ...failure));
  return (
    <form onSubmit={onSubmit}>
      <Stack>
        {children}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <CheckedInput
          label="Your password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          data-autofocus
        />
        {hasCode && (
          <CheckedInput
            label="Code from your app, or a recovery code"
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            required
          />
        )}
        <div role="alert" className="hides-empty">
          {problem}
        </div>
        <Button type="submit" aria-disabled={isSending || undefined}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}
