import { createContext, useContext, useEffect } from 'react';

export const HoldDialog = createContext<(isHeld: boolean) => void>(() => undefined);

/** Keeps the dialog around it open while a call runs, because its failure is shown there. */
export function useHeldDialog(isHeld: boolean): void {
  const hold = useContext(HoldDialog);
  useEffect(() => {
    if (!isHeld) return undefined;
    hold(true);
    return () => hold(false);
  }, [hold, isHeld]);
}
