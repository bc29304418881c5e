import { Button, Text, TextInput } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { type SubmitEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isApiError } from '../../../api/errors';
import { DEFAULT_SITE } from '../../../domain/site-defaults';
import styles from './login-page.module.css';
import { choosePassword } from './session';
import { MIN_PASSWORD } from './session-store';
import { signInFailure } from './sign-in-failure';

/** Where the link of an invitation leads. Its code is behind the `#`, which no server sees. */
export function WelcomePage() {
  const code = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');
  const [isSending, setIsSending] = useState(false);
  useDocumentTitle('Choose a password · Staff');

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const password = new FormData(event.currentTarget).get('password');
    setIsSending(true);
    setProblem('');
    try {
      await choosePassword(code, typeof password === 'string' ? password : '');
      await navigate('/admin', { replace: true });
    } catch (error) {
      const isGone = isApiError(error, 'not-found');
      setProblem(
        isGone
          ? 'This link has been used or has expired. Ask an owner for a new one, or for one by mail on the sign-in page.'
          : signInFailure(error, Date.now()),
      );
    } finally {
      setIsSending(false);
    }
  }

  return (
    <main className={styles.page}>
      <form className={styles.card} onSubmit={(event) => void send(event)}>
        <Text c="accent" fw={600}>
          {DEFAULT_SITE.name}
        </Text>
        <h1 className={styles.title}>Choose a password</h1>
        <Text>It is for the staff area. With your email address, it signs you in from now on.</Text>
        <TextInput
          size="lg"
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          description={`At least ${MIN_PASSWORD} characters. A few words are easy to remember.`}
          minLength={MIN_PASSWORD}
          required
        />
        <div role="alert">{problem}</div>
        <Button type="submit" size="lg" fullWidth aria-disabled={isSending || undefined}>
          {isSending ? 'Signing in…' : 'Save and sign in'}
        </Button>
      </form>
    </main>
  );
}
