import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { canKeepSession } from '../../api/session-token';
import { DEFAULT_SITE } from '../../domain/site-defaults';
import styles from './login-page.module.css';
import { ownPath } from './own-path';
import { readSessionEnd, type SessionEnd } from './session-store';
import { SignInForm } from './sign-in-form';
import { useSession } from './use-session';

const HOW_IT_ENDED: Readonly<Record<SessionEnd, string>> = {
  ended: 'Your sign-in has ended. Sign in again to go on.',
  refused: 'Your sign-in has ended. Sign in again to go on.',
  'signed-out': 'You are signed out.',
  'signed-out-elsewhere': 'You signed out in another tab.',
};

/** Where staff sign in. Leads on to the screen that `redirect` names as soon as they have, in this tab or another. */
export function LoginPage() {
  const session = useSession();
  const [query] = useSearchParams();
  useEffect(() => {
    document.title = 'Sign in · Staff';
  }, []);
  if (session !== null) return <Navigate to={ownPath(query.get('redirect'))} replace />;
  const end = readSessionEnd();
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <p className={styles.name}>{DEFAULT_SITE.name}</p>
        <h1 className={styles.title}>Staff sign-in</h1>
        {end && (
          <p role="status" className={styles.words}>
            {HOW_IT_ENDED[end]}
          </p>
        )}
        <SignInForm />
        {!canKeepSession() && (
          <p className={styles.words}>
            This browser keeps nothing for this site, as in a private window: you stay signed in until this
            tab is closed or loaded again.
          </p>
        )}
        <p className={styles.words}>
          Forgot your password? Ask whoever manages the staff accounts for a new one.
        </p>
        <a className={styles.site} href="/">
          Go to the public site
        </a>
      </div>
    </main>
  );
}
