import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { learnUser } from './session';
import { SessionDialog, type SessionQuestion } from './session-dialog';
import { SessionWarning } from './session-warning';
import { abandonUnsavedWork, useHasUnsavedWork } from './unsaved-work';
import { useMinutesLeft, useSession } from './use-session';

/**
 * Keeps an eye on the sign-in, over every screen: warns before it ends and renews it; asks for a new one where it has
 * ended over work that is not saved (without any, the guard leads to the login); says when somebody else has signed in.
 * Mounted once, in the layout, at the top of what scrolls: the warning sticks there, under the header.
 */
export function SessionWatch() {
  const session = useSession();
  const minutesLeft = useMinutesLeft();
  const hasWork = useHasUnsavedWork();
  const [isRenewing, setIsRenewing] = useState(false);
  const [seen, setSeen] = useState(session);
  const user = session?.user ?? null;
  const [opener, setOpener] = useState(user);
  if (opener === null && user !== null) setOpener(user);
  if (session !== seen) {
    setSeen(session);
    setIsRenewing(false);
  }
  const isOther = user !== null && opener !== null && user.id !== opener.id;
  const question = ((): SessionQuestion | null => {
    if (isOther) return { kind: 'other', before: opener, now: user };
    if (session === null) return hasWork ? { kind: 'ended' } : null;
    return isRenewing ? { kind: 'renew' } : null;
  })();
  useRefetchAfterLoss(session === null);
  useEffect(() => {
    if (session !== null && session.user === null) void learnUser();
  }, [session]);

  return (
    <>
      {minutesLeft !== null && session !== null && (
        <SessionWarning minutesLeft={minutesLeft} onRenew={() => setIsRenewing(true)} />
      )}
      <SessionDialog
        question={question}
        onLeave={abandonUnsavedWork}
        onClose={() => {
          setIsRenewing(false);
          setOpener(user);
        }}
      />
      <RenewedNotice endsAt={session?.endsAt ?? null} />
    </>
  );
}

/** What failed for want of a sign-in is asked for again as soon as there is another one. */
function useRefetchAfterLoss(isLost: boolean) {
  const { mutate } = useSWRConfig();
  const wasLost = useRef(false);
  useEffect(() => {
    if (wasLost.current && !isLost) {
      void mutate((key) => typeof key === 'string' && key.startsWith('/api/admin'));
    }
    wasLost.current = isLost;
  }, [isLost, mutate]);
}

/** Tells screen readers that the dialog went because the sign-in holds again. */
function RenewedNotice({ endsAt }: { endsAt: Date | null }) {
  const [first] = useState(endsAt);
  const isRenewed = endsAt !== null && endsAt.getTime() !== first?.getTime();
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
  return (
    <VisuallyHidden role="status">
      {isRenewed && `You are signed in again, until ${time.format(endsAt)}.`}
    </VisuallyHidden>
  );
}
