import { Button, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import styles from './session-dialog.module.css';
import { readLastUser, readSessionEnd } from './session-store';
import { SignInForm } from './sign-in-form';
import type { StaffUser } from './staff-user';

/** Why the sign-in has to be talked about over a screen. */
export type SessionQuestion =
  { kind: 'ended' } | { kind: 'renew' } | { kind: 'other'; before: StaffUser; now: StaffUser };

interface SessionDialogProps {
  /** Null while there is none. */
  question: SessionQuestion | null;
  /** The work on the screen is given up. */
  onLeave: () => void;
  onClose: () => void;
}

const TITLES: Readonly<Record<SessionQuestion['kind'], string>> = {
  ended: 'Sign in again',
  renew: 'Sign in again',
  other: 'Somebody else is signed in',
};

/** Above every other dialog: nothing can be saved before it is answered. */
const LAYER = 1_000;

/**
 * Signs in again over a screen, which stays as it is beneath. The focus moves into the dialog, stays in it and goes back to
 * where it was. Escape closes it only where nothing is lost by that; an ended sign-in is signed in again, or left on purpose.
 */
export function SessionDialog({ question, onLeave, onClose }: SessionDialogProps) {
  // While the dialog goes it still says what it said.
  const [last, setLast] = useState(question);
  if (question !== null && question.kind !== last?.kind) setLast(question);
  const shown = question ?? last;
  const mayClose = shown?.kind !== 'ended';
  return (
    <Modal
      opened={question !== null}
      onClose={onClose}
      title={shown && TITLES[shown.kind]}
      zIndex={LAYER}
      classNames={{ title: styles.title ?? '' }}
      closeOnEscape={mayClose}
      closeOnClickOutside={mayClose}
      withCloseButton={mayClose}
    >
      <div className={styles.content}>
        {shown?.kind === 'other' ? (
          <OtherUser {...shown} onClose={onClose} />
        ) : (
          <>
            <Text>{shown?.kind === 'ended' ? endWords() : 'What stands on this screen stays as it is.'}</Text>
            <SignInForm email={readLastUser()?.email ?? ''} />
          </>
        )}
        {shown?.kind === 'ended' && (
          <Button variant="subtle" onClick={onLeave}>
            Leave without saving
          </Button>
        )}
      </div>
    </Modal>
  );
}

function OtherUser({ before, now, onClose }: { before: StaffUser; now: StaffUser; onClose: () => void }) {
  return (
    <>
      <Text>
        You are now signed in as {nameOf(now)}. Before, it was {nameOf(before)}. What stands on this screen
        has stayed as it was.
      </Text>
      <Button data-autofocus onClick={onClose}>
        Go on as {now.name}
      </Button>
    </>
  );
}

function endWords(): string {
  const isElsewhere = readSessionEnd() === 'signed-out-elsewhere';
  const how = isElsewhere ? 'You signed out in another tab.' : 'Your sign-in has ended.';
  return `${how} What you changed on this screen is not saved yet, and still here: sign in to go on.`;
}

function nameOf({ name, email }: StaffUser): string {
  return name === email ? name : `${name} (${email})`;
}
