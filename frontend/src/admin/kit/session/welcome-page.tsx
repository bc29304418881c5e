import { Button, Text, TextInput } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useLocation, useNavigate } from 'react-router-dom';
import { isApiError } from '../../../api/errors';
import { DEFAULT_SITE } from '../../../domain/site-defaults';
import styles from './login-page.module.css';
import { choosePassword } from './session';
import { MIN_PASSWORD } from './session-store';
import { signInFailure } from './sign-in-failure';
import { useSending } from './use-sending';

/** Where the link of an invitation leads. Its code is behind the `#`, which no server sees. */
export function WelcomePage() {
  const code = useLocation().hash.slice(1);
  const navigate = useNavigate();
  useDocumentTitle('Choose a password · Staff');

  const { problem, isSending, onSubmit } = useSending(
    async ({ password = '' }) => {
      await choosePassword(code, password);
      await navigate('/admin', { replace: true });
    },
    (error) =>
      isApiError(error, 'not-found')
        ? 'This link has been used or has expired. Ask an owner for a new one, or look for “Forgot your password?” where you sign in.'
        : signInFailure(error, Date.now()),
  );

  return (
    <main className={styles.page}>
      <form className={styles.card} onSubmit={onSubmit}>
        <Text c="accent" fw={600}>
          {DEFAULT_SITE.name}
        </Text>
        <h1 className={styles.title}>Choose a password</h1>
        <Text>You’ll use it with your email to sign in to the staff area.</Text>
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
