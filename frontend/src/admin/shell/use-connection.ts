import { useEffect, useState } from 'react';
import type { ApiError } from '../../api/errors';
import { onCallOutcome } from '../../api/staff/call-outcomes';

/** `offline`: this device has no network. `unreachable`: it has one, and the site does not answer over it. */
export type Connection = 'fine' | 'offline' | 'unreachable';

/**
 * Whether changes get through, as the browser and the staff calls tell. The browser's word that there is a network again is
 * not enough: only an answer is.
 */
export function useConnection(): Connection {
  const [connection, setConnection] = useState<Connection>(() => (navigator.onLine ? 'fine' : 'offline'));
  useEffect(() => {
    const goOffline = () => setConnection('offline');
    const goOnline = () => setConnection((now) => (now === 'offline' ? 'unreachable' : now));
    window.addEventListener('offline', goOffline);
    window.addEventListener('online', goOnline);
    const stop = onCallOutcome(({ failure }) => {
      const next = connectionAfter(failure);
      if (next) setConnection(next);
    });
    return () => {
      window.removeEventListener('offline', goOffline);
      window.removeEventListener('online', goOnline);
      stop();
    };
  }, []);
  return connection;
}

function connectionAfter(failure: ApiError | null): Connection | null {
  if (failure === null) return 'fine';
  if (failure.kind === 'offline') return navigator.onLine ? 'unreachable' : 'offline';
  if (failure.kind === 'timed-out') return 'unreachable';
  // The web host answers in the stead of a content server that is down.
  const status = failure.answer?.status;
  if (status === undefined) return null;
  return status >= 502 && status <= 504 ? 'unreachable' : 'fine';
}
