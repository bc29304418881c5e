import { Button, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { askForLink } from './session';
import { signInFailure } from './sign-in-failure';
import { useSending } from './use-sending';
import styles from './sign-in-form.module.css';

/** The answer is the same for every address, so that nobody learns here who has an account. */
export function ForgottenForm() {
  const [sentTo, setSentTo] = useState('');
  const { problem, isSending, onSubmit } = useSending(
    async ({ email: typed = '' }) => {
      const email = typed.trim();
      setSentTo('');
      if (email === '') return 'Enter your email.';
      await askForLink(email);
      setSentTo(email);
    },
    (error) => signInFailure(error, Date.now()),
  );

  return (
    <form className={styles.form} method="post" noValidate onSubmit={onSubmit}>
      <Text>We’ll email you a link to choose a new password. It works once and expires in 30 minutes.</Text>
      <TextInput
        ref={takeFocus}
        size="lg"
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div role="alert">{problem && <p className={styles.failure}>{problem}</p>}</div>
      <div role="status">
        {sentTo && (
          <p className={styles.sent}>
            If {sentTo} has an account, the link is on its way. Nothing after a few minutes? Check your spam
            folder, or ask an owner.
          </p>
        )}
      </div>
      <Button type="submit" size="lg" fullWidth aria-disabled={isSending || undefined}>
        {isSending ? 'Sending…' : 'Send link'}
      </Button>
    </form>
  );
}

/** It was asked for by a press. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus();
