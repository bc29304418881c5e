import { Button, Modal, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

interface LeaveGuardProps {
  noun: string;
  /** As of now: asked when somebody wants to leave. */
  hasChanges: () => boolean;
  /** As of the last drawing. */
  isChanged: boolean;
  /** Whether all is stored now. */
  save: () => Promise<boolean>;
  throwAway: () => void;
}

/**
 * Nobody leaves unsaved changes behind unasked: not to another screen (a dialog with the three ways out; Escape stays), and
 * not by closing the tab (the browser's own question, only while there are changes, for it slows the way back).
 */
export function LeaveGuard({ noun, hasChanges, isChanged, save, throwAway }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasChanges(),
  );
  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);

  const leave = () => {
    throwAway();
    blocker.proceed?.();
  };
  // As it is once the save has been answered: Escape may have called the leaving off meanwhile.
  const latest = useRef(blocker);
  useEffect(() => {
    latest.current = blocker;
  }, [blocker]);
  const isSaving = useRef(false);
  const saveAndLeave = async () => {
    // A second press while it is being saved is none.
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      const isStored = await save();
      if (isStored) latest.current.proceed?.();
      else latest.current.reset?.();
    } finally {
      isSaving.current = false;
    }
  };
  return (
    <Modal
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Leave without saving?"
    >
      <Text>What you changed in this {noun} is not saved yet.</Text>
      <Stack mt="lg" gap="sm">
        <Button onClick={() => void saveAndLeave()}>Save and leave</Button>
        <Button variant="default" data-autofocus onClick={() => blocker.reset?.()}>
          Keep editing
        </Button>
        <Button variant="outline" color="danger" onClick={leave}>
          Leave and throw away
        </Button>
      </Stack>
    </Modal>
  );
}
