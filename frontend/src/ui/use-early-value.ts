import { useEffect, useEffectEvent } from 'react';

/**
 * Takes over what was typed or chosen before hydration, which no event tells. `read` gives what the control
 * holds, `value` what it was drawn with.
 */
export function useEarlyValue(
  read: () => string | undefined,
  value: string,
  onChange: (value: string) => void,
): void {
  const takeOver = useEffectEvent(() => {
    const held = read();
    if (held !== undefined && held !== value) onChange(held);
  });
  useEffect(() => takeOver(), []);
}
