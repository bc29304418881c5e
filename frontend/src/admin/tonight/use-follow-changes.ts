import { useEffect, useEffectEvent, useRef } from 'react';
import useSWR from 'swr';
import { fetchVersion, VERSION_KEY } from '../../api/staff/staff-version';
import { useSession } from '../kit/session/session-store';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 3_600_000;

/** Refetches after each change by anyone, and when a sold-out item is due back. */
export function useFollowChanges(refetch: () => void, comingBack: readonly string[]): void {
  const isSignedIn = useSession() !== null;
  // Doesn't poll while the screen is hidden or the device is offline.
  const { data: version } = useSWR<string, unknown>(VERSION_KEY, fetchVersion, {
    refreshInterval: SECOND_MS,
    dedupingInterval: 0,
    focusThrottleInterval: SECOND_MS,
    isPaused: () => !isSignedIn,
  });
  const seen = useRef<string>(undefined);
  const follow = useEffectEvent(refetch);
  useEffect(() => {
    // Also for the first version: the lists may have been fetched before it.
    if (version !== undefined && seen.current !== version) follow();
    seen.current = version;
  }, [version]);

  const next = comingBack.toSorted()[0];
  useEffect(() => {
    if (next === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = Date.parse(next) - Date.now();
      // If its time has passed and it is still sold out, this device's clock is fast.
      const ms = left > 0 ? Math.min(Math.max(left, SECOND_MS), LONGEST_WAIT_MS) : MINUTE_MS;
      timer = setTimeout(() => {
        follow();
        wait();
      }, ms);
    };
    wait();
    return () => clearTimeout(timer);
  }, [next]);
}
