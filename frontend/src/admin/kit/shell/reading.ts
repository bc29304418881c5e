import { useEffect, useEffectEvent } from 'react';
import type { Middleware } from 'swr';
import { isApiError } from '../../../api/errors';
import { readSession } from '../session/session-store';

/** SWR's own interval skips a key whose last call failed, until something else refetches it. */
const keepPolling: Middleware = (useNext) =>
  function usePolled(key, fetcher, config) {
    const read = useNext(key, fetcher, config);
    const { mutate } = read;
    const { refreshInterval = 0 } = config;
    const everyMs = typeof refreshInterval === 'function' ? refreshInterval(read.data) : refreshInterval;
    const hasFailed = everyMs > 0 && read.error !== undefined && !isApiError(read.error, 'not-found');
    const mayAsk = useEffectEvent(
      () =>
        (config.refreshWhenHidden || config.isVisible?.()) &&
        (config.refreshWhenOffline || config.isOnline?.()) &&
        readSession() !== null,
    );
    useEffect(() => {
      if (!hasFailed) return undefined;
      let isAsking = false;
      const ask = async () => {
        // A second call would discard the answer to the first, which may only be slow.
        if (isAsking || !mayAsk()) return;
        isAsking = true;
        await mutate();
        isAsking = false;
      };
      const timer = setInterval(() => void ask(), everyMs);
      return () => clearInterval(timer);
    }, [hasFailed, everyMs, mutate]);
    return read;
  };

/** A failure is shown at once, without retries, but polling goes on unless the entry is gone. */
export const READING = { shouldRetryOnError: false, use: [keepPolling] };
