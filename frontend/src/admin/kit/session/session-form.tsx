import { Box, Button, Stack, Text } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { DEFAULT_SITE } from '../../../domain/site-defaults';
import styles from './session-form.module.css';

/** What password managers look for in the field of an email address. */
export const EMAIL_FIELD = {
  size: 'lg',
  label: 'Email',
  name: 'email',
  type: 'email',
  autoComplete: 'username',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

export function SessionPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles.page}>
      <Stack className={styles.card}>
        <Text c="accent" fw={600}>
          {DEFAULT_SITE.name}
        </Text>
        <Box component="h1" mt="calc(-1 * var(--space-3))" mb="xs" fz="var(--text-2xl)">
          {title}
        </Box>
        {children}
      </Stack>
    </main>
  );
}

interface SessionFormProps {
  action: string;
  /** The button's words while sending: `Signing in…`. */
  doing: string;
  problem: string | undefined;
  /** Whether the browser checks the fields; otherwise `send` does. */
  isChecked?: boolean;
  /** Gets the fields by name. Never rejects. */
  send: (typed: Readonly<Record<string, string>>, form: HTMLFormElement) => Promise<void>;
  children: ReactNode;
}

/** A real form, which sends once at a time. */
export function SessionForm({ action, doing, problem, isChecked, send, children }: SessionFormProps) {
  const [isSending, setIsSending] = useState(false);
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    setIsSending(true);
    await send(Object.fromEntries(new FormData(form)) as Record<string, string>, form);
    setIsSending(false);
  }
  return (
    <form method="post" noValidate={!isChecked} onSubmit={(event) => void submit(event)}>
      <Stack>
        {children}
        <div role="alert">{problem && <p className={styles.failure}>{problem}</p>}</div>
        {/* Not disabled while sending: it would lose focus. */}
        <Button type="submit" size="lg" fullWidth aria-disabled={isSending || undefined}>
          {isSending ? doing : action}
        </Button>
      </Stack>
    </form>
  );
}
