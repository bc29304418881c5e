import { Button, type ModalProps, Stack, Text } from '@mantine/core';
import { type ComponentType, useState } from 'react';
import { readLastUser, readSessionEnd, type StaffUser } from './session-store';
import { SignInForm } from './sign-in-form';
import { useSecondStep } from './use-second-step';

/** The modal dialog that the questions are shown in; whoever renders them decides how it is loaded. */
export type DialogOver = ComponentType<ModalProps>;

export type SessionQuestion =
  | { kind: 'ended' }
  | { kind: 'renew' }
  | { kind: 'other'; before: StaffUser; now: StaffUser };

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
export function SessionDialog({ Dialog, question, onLeave, onClose }: SessionDialogProps) {
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
