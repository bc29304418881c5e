import { Button, Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSession } from '../kit/session/session-store';
import { useSending } from '../kit/session/use-sending';
import { failureSentences } from '../kit/shell/describe-failure';

interface Failing {
  failure: readonly [what: string, outcome: string];
}

export function PasswordForm({ onSend }: { onSend: (password: string) => Promise<void> }) {
  return (
    <ShortForm
      action="Continue"
      failure={['Two-step sign-in', 'was not turned on']}
      onSend={({ password = '' }) => onSend(password)}
    >
      <p>You’ll need your phone and an authenticator app. You’ll be signed out on all other devices.</p>
    </ShortForm>
  );
}

interface ProofFormProps extends Failing {
  words: string;
  action: string;
  onSend: (proof: { password: string; code: string }) => Promise<void>;
}

export function ProofForm({ words, onSend, ...form }: ProofFormProps) {
  return (
    <ShortForm {...form} onSend={({ password = '', code = '' }) => onSend({ password, code })} hasCode>
      <p>{words}</p>
    </ShortForm>
  );
}

interface ShortFormProps extends Failing {
  action: string;
  onSend: Parameters<typeof useSending>[0];
  hasCode?: boolean;
  children: ReactNode;
}

function ShortForm({ action, failure, onSend, hasCode = false, children }: ShortFormProps) {
  const email = useSession()?.user?.email ?? '';
  const { problem, isSending, onSubmit } = useSending(onSend, (error) => failureSentences(error, ...failure));
  return (
    <form onSubmit={onSubmit}>
      <Stack>
        {children}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <TextInput
          label="Your password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          data-autofocus
        />
        {hasCode && (
          <TextInput
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
