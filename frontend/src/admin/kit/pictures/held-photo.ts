import { useEffect } from 'react';

let held = 0;

/** Whether a new photo is being described or sent: it is not part of a form yet. */
export const isPhotoHeld = (): boolean => held > 0;

export function useHeldPhoto(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return undefined;
    held += 1;
    return () => void (held -= 1);
  }, [isHeld]);
}
