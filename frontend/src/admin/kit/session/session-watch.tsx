import { Button, type ModalProps, Stack, Text, VisuallyHidden } from '@mantine/core';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { onCallOutcome } from '../../../api/staff/call-outcomes';
import { learnUser, OWN_ACCOUNT_PATH } from './session';
import { readLastUser, readSessionEnd, type StaffUser, useMinutesLeft, useSession } from './session-store';
import styles from './session-watch.module.css';
import { SignInForm } from './sign-in-form';
import { abandonUnsavedWork, useHasUnsavedWork } from './unsaved-work';
import { useSecondStep } from './use-second-step';

/** The modal dialog that the questions are shown in; whoever renders them decides how it is loaded. */
type DialogOver = ComponentType<ModalProps>;

type SessionQuestion =
  | { kind: 'ended' }
  | { kind: 'renew' }
  | { kind: 'other'; before: StaffUser; now: StaffUser };

/** Warns before the sign-in ends, asks staff to sign in again over unsaved work, and says if someone else has. */
export function SessionWatch({ Dialog }: { Dialog: DialogOver }) {
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
  const isUnknown = session !== null && session.user === null;
  // Also on each visit, and after a refusal: an owner may have given the account another role.
  useEffect(() => void learnUser(), [isUnknown]);
  useEffect(
    () =>
      onCallOutcome(({ call, failure }) => {
        // An account without a staff role is refused this call, too.
        if (failure?.kind === 'forbidden' && call.path !== OWN_ACCOUNT_PATH) void learnUser();
      }),
    [],
  );

  return (
    <>
      <SessionWarning
        minutesLeft={session === null ? null : minutesLeft}
        onRenew={() => setIsRenewing(true)}
      />
      <SessionDialog
        Dialog={Dialog}
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

/** Screen readers hear it when it appears and once more in the last minute, not every minute. */
function SessionWarning({ minutesLeft, onRenew }: { minutesLeft: number | null; onRenew: () => void }) {
  const isLast = minutesLeft !== null && minutesLeft <= 1;
  return (
    <>
      {minutesLeft !== null && (
        <section className={styles.warning} aria-label="Sign-in">
          <p>
            You’ll be signed out in {isLast ? 'less than a minute' : `${minutesLeft} minutes`}.{' '}
            <Text span inherit visibleFrom="xs" fw={400}>
              Sign in again to keep working.
            </Text>
          </p>
          <Button variant="default" flex="none" onClick={onRenew}>
            Sign in again
          </Button>
        </section>
      )}
      <VisuallyHidden role="status">
        {minutesLeft !== null &&
          `You’ll be signed out in less than ${isLast ? 'a minute' : 'five minutes'}. To stay signed in, use “Sign in again” at the top of the page.`}
      </VisuallyHidden>
    </>
  );
}

interface SessionDialogProps {
  Dialog: DialogOver;
  question: SessionQuestion | null;
  onLeave: () => void;
  onClose: () => void;
}

const TITLES: Readonly<Record<SessionQuestion['kind'], string>> = {
  ended: 'Sign in again',
  renew: 'Sign in again',
  other: 'Someone else is signed in',
};

/** Above every other dialog: nothing can be saved until it is answered. */
const LAYER = 1_000;

/** Shown over a screen, which stays as it is. Escape closes it only if that loses nothing. */
function SessionDialog({ Dialog, question, onLeave, onClose }: SessionDialogProps) {
  // Keeps its text while it fades out.
  const [last, setLast] = useState(question);
  if (question !== null && question.kind !== last?.kind) setLast(question);
  const shown = question ?? last;
  const mayClose = shown?.kind !== 'ended';
  return (
    <Dialog
      opened={question !== null}
      onClose={onClose}
      title={shown && TITLES[shown.kind]}
      zIndex={LAYER}
      closeOnEscape={mayClose}
      closeOnClickOutside={mayClose}
      withCloseButton={mayClose}
    >
      <Stack>
        {shown?.kind === 'other' ? (
          <OtherUser {...shown} onClose={onClose} />
        ) : (
          <>
            <Text>{shown?.kind === 'ended' ? endWords() : 'Your changes on this screen are safe.'}</Text>
            <SignInAgain />
          </>
        )}
        {shown?.kind === 'ended' && (
          <Button variant="subtle" onClick={onLeave}>
            Leave without saving
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}

function SignInAgain() {
  const { step, goOn, isBack } = useSecondStep();
  return step ?? <SignInForm email={readLastUser()?.email ?? ''} goOn={goOn} takesFocus={isBack} />;
}

function OtherUser({ before, now, onClose }: { before: StaffUser; now: StaffUser; onClose: () => void }) {
  return (
    <>
      <Text>
        You are now signed in as {nameOf(now)}; before, it was {nameOf(before)}. Your changes on this screen
        are safe.
      </Text>
      <Button data-autofocus onClick={onClose}>
        Continue as {now.name}
      </Button>
    </>
  );
}

function endWords(): string {
  const isElsewhere = readSessionEnd() === 'signed-out-elsewhere';
  const how = isElsewhere ? 'You signed out in another tab.' : 'You’ve been signed out.';
  return `${how} Your changes on this screen are safe but not saved yet. Sign in to continue.`;
}

function nameOf({ name, email }: StaffUser): string {
  return name === email ? name : `${name} (${email})`;
}
