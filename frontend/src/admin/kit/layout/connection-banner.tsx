import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { ApiError } from '../../../api/errors';
import { onCallOutcome } from '../../../api/staff/call-outcomes';
import { titleTakesFocus } from '../shell/title-focus';
import styles from './connection-banner.module.css';

/** `offline`: this device has no network. `unreachable`: it has, but the site does not answer. */
export type Connection = 'fine' | 'offline' | 'unreachable';

const WORDS = {
  fine: '',
  offline: 'You’re offline. Changes won’t save until you’re back.',
  unreachable: 'The website isn’t responding. Changes won’t save until it’s back.',
} as const satisfies Record<Connection, string>;

/** The live region is always present, empty while the connection works. */
export function ConnectionBanner({ connection, onRetry }: { connection: Connection; onRetry: () => void }) {
  const isDown = connection !== 'fine';
  return (
    <div className={isDown ? styles.banner : undefined}>
      <p role="status" className={styles.words}>
        {WORDS[connection]}
      </p>
      {isDown && (
        <button ref={titleTakesFocus} type="button" className={styles.retry} onClick={onRetry}>
          Try now
        </button>
      )}
    </div>
  );
}

/** The browser's `online` event does not prove that the site can be reached; only an answer does. */
export function useConnection(): Connection {
  const [connection, setConnection] = useState<Connection>(() => (navigator.onLine ? 'fine' : 'offline'));
  useWindowEvent('offline', () => setConnection('offline'));
  useWindowEvent('online', () => setConnection((now) => (now === 'offline' ? 'unreachable' : now)));
  useEffect(
    () => onCallOutcome(({ failure }) => setConnection((now) => connectionAfter(failure) ?? now)),
    [],
  );
  return connection;
}

function connectionAfter(failure: ApiError | null): Connection | null {
  if (failure === null) return 'fine';
  if (failure.kind === 'offline') return navigator.onLine ? 'unreachable' : 'offline';
  if (failure.kind === 'timed-out') return 'unreachable';
  // The web host answers for a CMS that is down.
  const status = failure.answer?.status;
  if (status === undefined) return null;
  return status >= 502 && status <= 504 ? 'unreachable' : 'fine';
}
