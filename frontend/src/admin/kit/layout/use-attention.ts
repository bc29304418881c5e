import { useEffect } from 'react';
import useSWR from 'swr';
import { isWrite, onCallOutcome } from '../../../api/staff/call-outcomes';
import {
  ATTENTION_KEY,
  fetchAttention,
  onAttentionStale,
  type StaffAttention,
} from '../../../api/staff/staff-attention';
import { useSession } from '../session/session-store';
import { useMessageSound } from '../shell/message-sound';

const MINUTE_MS = 60_000;
/** During an outage, this call finds out when the connection is back. */
const SEARCH_MS = 10_000;
/** Several changes in a row trigger one read. */
const SETTLE_MS = 100;

export type AttentionState = ReturnType<typeof useAttention>;

export function useAttention(isReachable: boolean) {
  const isSignedIn = useSession() !== null;
  const isSounding = useMessageSound();
  const { data, error, mutate } = useSWR<StaffAttention, unknown>(ATTENTION_KEY, fetchAttention, {
    refreshInterval: isReachable ? MINUTE_MS : SEARCH_MS,
    // While a form is waiting for a new sign-in, a call each minute would only be refused.
    isPaused: () => !isSignedIn,
    // A phone that comes back online may not report it.
    refreshWhenOffline: true,
    // A device that plays a sound for new messages must do so even while the tab is hidden.
    refreshWhenHidden: isSounding,
  });
  useEffect(() => {
    let timer = 0;
    const refetchSoon = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void mutate().catch(() => undefined), SETTLE_MS);
    };
    const stops = [
      onAttentionStale(refetchSoon),
      onCallOutcome((outcome) => {
        if (isWrite(outcome)) refetchSoon();
      }),
    ];
    return () => {
      window.clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [mutate]);
  return {
    attention: data,
    hasFailed: error !== undefined,
    refetch: () => void mutate().catch(() => undefined),
  };
}
