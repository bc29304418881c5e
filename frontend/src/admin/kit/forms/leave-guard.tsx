import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { isPhotoHeld } from '../pictures/held-photo';
import { Dialog } from '../shell/dialog';

interface LeaveGuardProps {
  /** What the changes or the new photo belong to. */
  noun: string;
  hasChanges?: () => boolean;
  save?: () => Promise<boolean>;
  throwAway?: () => void;
}

/** Asks before staff leave unsaved changes or a new photo behind; `useHeldWork` handles closing the tab. */
export function LeaveGuard({ noun, hasChanges, save, throwAway }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && (hasChanges?.() === true || isPhotoHeld()),
  );
  const leave = () => {
    throwAway?.();
    blocker.proceed?.();
  };
  // Reads the blocker after the save: Escape may have canceled leaving in the meantime.
  const latest = useRef(blocker);
  useEffect(() => {
    latest.current = blocker;
  }, [blocker]);
  const isSaving = useRef(false);
  const saveAndLeave = async () => {
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      const isStored = await save?.();
      if (isStored) latest.current.proceed?.();
      else latest.current.reset?.();
    } finally {
      isSaving.current = false;
    }
  };
  // Saving now would lose the photo.
  const isPhoto = isPhotoHeld();
  return (
    <Dialog
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={isPhoto ? 'Leave without the photo?' : 'Leave without saving?'}
    >
      <Text>
        {isPhoto
          ? `Your new photo is not part of this ${noun} yet.`
          : `You have unsaved changes to this ${noun}.`}
      </Text>
      <Stack mt="lg" gap="sm">
        {!isPhoto && <Button onClick={() => void saveAndLeave()}>Save and leave</Button>}
        <Button variant="default" data-autofocus onClick={() => blocker.reset?.()}>
          Keep editing
        </Button>
        <Button variant="outline" color="danger" onClick={isPhoto ? () => blocker.proceed?.() : leave}>
          {isPhoto ? 'Leave without it' : 'Discard changes'}
        </Button>
      </Stack>
    </Dialog>
  );
}
