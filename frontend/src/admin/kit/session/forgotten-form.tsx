import { Button, Text, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { askForLink } from './session';
import { signInFailure } from './sign-in-failure';
import styles from './sign-in-form.module.css';

/** The answer is the same for every address, so that nobody learns here who has an account. */
export function ForgottenForm() {
  const [problem, setProblem] = useState('');
  const [sentTo, setSentTo] = useState('');
  const [isSending, setIsSending] = useState(false);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const typed = new FormData(event.currentTarget).get('email');
    const email = typeof typed === 'string' ? typed.trim() : '';
    setSentTo('');
    if (email === '') return setProblem('Enter your email.');
    setProblem('');
    setIsSending(true);
    try {
      await askForLink(email);
      setSentTo(email);
    } catch (error) {
      setProblem(signInFailure(error, Date.now()));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void send(event)}>
      <Text>We send you a link by which you choose a new one. It works once, for 30 minutes.</Text>
      <TextInput
        size="lg"
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- staff have just asked for this form
        autoFocus
      />
      <div role="alert">{problem && <p className={styles.failure}>{problem}</p>}</div>
      <div role="status">
        {sentTo && (
          <p className={styles.sent}>
            If {sentTo} belongs to an account, the link is on its way. Nothing after a few minutes? Look among
            your spam, or ask an owner.
          </p>
        )}
      </div>
      <Button type="submit" size="lg" fullWidth aria-disabled={isSending || undefined}>
        {isSending ? 'Sending…' : 'Send the link'}
      </Button>
    </form>
  );
}
