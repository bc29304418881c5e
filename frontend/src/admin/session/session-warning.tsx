import { Button, VisuallyHidden } from '@mantine/core';
import styles from './session-warning.module.css';

interface SessionWarningProps {
  /** Begun ones counted. */
  minutesLeft: number;
  onRenew: () => void;
}

/**
 * Says that the sign-in ends soon, while there is time to renew it. Screen readers hear it when it appears and once more in
 * the last minute, not every minute.
 */
export function SessionWarning({ minutesLeft, onRenew }: SessionWarningProps) {
  const isLast = minutesLeft <= 1;
  return (
    <section className={styles.warning} aria-label="Sign-in">
      <p>
        Your sign-in ends in {isLast ? 'less than a minute' : `${minutesLeft} minutes`}.{' '}
        <span className={styles.more}>Sign in again now, and nothing is interrupted.</span>
      </p>
      <Button variant="default" onClick={onRenew}>
        Sign in again
      </Button>
      <VisuallyHidden role="status">
        Your sign-in ends in less than {isLast ? 'a minute' : 'five minutes'}. The button “Sign in again” at
        the top of the page renews it.
      </VisuallyHidden>
    </section>
  );
}
