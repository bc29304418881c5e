import { Box, Button, Stack, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { Wordmark } from '../../../features/site/wordmark';
import styles from './session-form.module.css';
import { restaurantName } from './session';
import { signInFailure } from './sign-in-failure';
import { useSending } from './use-sending';

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
  const { data: name } = useSWR('restaurant-name', restaurantName, { revalidateOnFocus: false });
  return (
    <main className={styles.page}>
      <Stack className={styles.card}>
        {/* Another restaurant’s name must not be seen first. */}
        <Box mih="var(--target)">{name !== undefined && <Wordmark name={name} />}</Box>
        <Box component="h1" fz="var(--text-xl)">
          {title}
        </Box>
        {children}
      </Stack>
    </main>
  );
}

interface SessionFormProps {
  action: string;
  doing: string;
  send: Parameters<typeof useSending>[0];
  wordsOf?: Parameters<typeof useSending>[1];
  children: ReactNode;
}

/** A real form for password managers. */
export function SessionForm({
  action,
  doing,
  send,
  wordsOf = (error) => signInFailure(error, Date.now()),
  children,
}: SessionFormProps) {
  const { problem, isSending, onSubmit } = useSending(send, wordsOf);
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
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

/** Looks like a link, for a form's secondary action. */
export function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <UnstyledButton
      className="target"
      w="fit-content"
      c="var(--color-link)"
      fz="inherit"
      fw={600}
      onClick={onClick}
    >
      {children}
    </UnstyledButton>
  );
}
