import { Button } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { isApiError } from '../../api/errors';
import { useSession } from '../session/use-session';
import { describeFailure } from '../shell/describe-failure';
import styles from './save-problem.module.css';

interface SaveProblemProps {
  noun: string;
  error: unknown;
  /** Not stored before. */
  isNew: boolean;
  /** Whether trying again looks first whether a new one is there. */
  isLookedFor: boolean;
  retry: () => void;
}

/**
 * Why nothing was saved, and what to do; read out at once. What was typed stays. It is tried again only when asked for, even
 * when the connection is back; for the end of a sign-in see `useSaveAfterSignIn`.
 */
export function SaveProblem({ noun, error, isNew, isLookedFor, retry }: SaveProblemProps) {
  const isOnline = useIsOnline();
  const [failure, setFailure] = useState({ error, wasOnline: isOnline });
  if (failure.error !== error) setFailure({ error, wasOnline: isOnline });
  const isBack = isApiError(error, 'offline') && isOnline && !failure.wasOnline;
  const isSignedIn = useSession() !== null;
  if (isSignedIn && isApiError(error, 'unauthorized')) return <SignedInAgain save={retry} />;
  const { title, text, why, mayBeDone, canRetry } = describeFailure(error, `The ${noun}`, wasNotSaved(noun));
  return (
    <div className={styles.problem} role="alert">
      <p>
        <strong>{title}.</strong>{' '}
        {isBack ? BACK : mayBeDone ? `${why} ${aboutRetry(noun, isNew, isLookedFor)}` : text}
      </p>
      {canRetry && (
        <Button variant="default" onClick={retry}>
          Try again
        </Button>
      )}
    </div>
  );
}

const BACK = 'The connection is back, and what you typed is still here. Try again.';

/** The sign-in had ended when it was to be saved, and holds again. */
function SignedInAgain({ save }: { save: () => void }) {
  return (
    <div className={styles.problem} role="alert">
      <p>
        <strong>Signed in.</strong> Your changes are not saved yet.
      </p>
      <Button variant="default" onClick={save}>
        Save now
      </Button>
    </div>
  );
}

/** “The settings were not saved.” */
function wasNotSaved(noun: string): string {
  return noun.endsWith('s') && !noun.endsWith('ss') ? 'were not saved' : 'was not saved';
}

/** Somebody deleted what is being edited. Nothing typed is lost. */
export function GoneNotice({ noun, saveAsNew }: { noun: string; saveAsNew: () => void }) {
  return (
    <div className={styles.problem} role="alert">
      <p>
        <strong>Someone deleted this {noun} meanwhile.</strong> Your changes were not saved; what you typed is
        still here.
      </p>
      <Button variant="default" onClick={saveAsNew}>
        Save as a new {noun}
      </Button>
    </div>
  );
}

/** A change names the version it was made on, so that the server can't take it twice; a new entry has none. */
function aboutRetry(noun: string, isNew: boolean, isLookedFor: boolean): string {
  if (!isNew)
    return 'It may have been stored all the same. “Try again” compares first: nothing is saved twice.';
  if (isLookedFor)
    return `It may have been stored all the same. “Try again” first looks for it: no ${noun} is added twice.`;
  return `It may have been stored all the same: look for the ${noun} in the list before you try again.`;
}

function useIsOnline(): boolean {
  return useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
}

function subscribeToConnection(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
