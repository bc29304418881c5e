import { Button, Modal, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
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
  const saveAndLeave = async () => {
    if (await save()) blocker.proceed?.();
    else blocker.reset?.();
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
