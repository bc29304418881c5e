import styles from './connection-banner.module.css';
import type { Connection } from './use-connection';

const WORDS = {
  fine: '',
  offline: 'You are offline. What you see may be old. Nothing you change now is saved.',
  unreachable: 'The website does not answer. What you see may be old. Nothing you change now is saved.',
} as const satisfies Record<Connection, string>;

/** Says while nothing gets through. The place that screen readers listen to is always there, and empty when all is well. */
export function ConnectionBanner({ connection, onRetry }: { connection: Connection; onRetry: () => void }) {
  const isDown = connection !== 'fine';
  return (
    <div className={isDown ? styles.banner : undefined}>
      <p role="status" className={styles.words}>
        {WORDS[connection]}
      </p>
      {isDown && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          Try now
        </button>
      )}
    </div>
  );
}
