import { Text } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { Navigate, useSearchParams } from 'react-router-dom';
import { canKeepSession } from '../../../api/session-token';
import { DEFAULT_SITE } from '../../../domain/site-defaults';
import styles from './login-page.module.css';
import { ownPath } from './own-path';
import { type SessionEnd, useSession, useSessionEnd } from './session-store';
import { SignInForm } from './sign-in-form';

const HOW_IT_ENDED: Readonly<Record<SessionEnd, string>> = {
  ended: 'You’ve been signed out. Sign in to continue.',
  refused: 'You’ve been signed out. Sign in to continue.',
  'signed-out': 'You’re signed out.',
  'signed-out-untold':
    'You’re signed out on this device, but the server couldn’t be told. Your sign-in runs out by itself within hours. If someone else may use it, ask for a new password.',
  'signed-out-elsewhere': 'You signed out in another tab.',
};

const QUIET = { c: 'dimmed', fz: 'var(--text-s)' };

/** Goes on to the screen in `redirect` as soon as staff have signed in, in this tab or another. */
export function LoginPage() {
  const session = useSession();
  const end = useSessionEnd();
  const [query] = useSearchParams();
  useDocumentTitle('Sign in · Staff');
  if (session !== null) return <Navigate to={ownPath(query.get('redirect'))} replace />;
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <Text c="accent" fw={600}>
          {DEFAULT_SITE.name}
        </Text>
        <h1 className={styles.title}>Staff sign-in</h1>
        {end && (
          <Text role="status" {...QUIET}>
            {HOW_IT_ENDED[end]}
          </Text>
        )}
        <SignInForm />
        {!canKeepSession() && (
          <Text {...QUIET}>You’re in a private window. You’ll be signed out when you close this tab.</Text>
        )}
        <Text {...QUIET}>Forgot your password? Ask an owner for a new link.</Text>
        <a className={styles.site} href="/">
          Go to the public site
        </a>
      </div>
    </main>
  );
}
