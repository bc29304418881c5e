import { useEffect, useEffectEvent } from 'react';

/**
 * Takes over what was typed or chosen before hydration, which fires no event afterwards. `read` returns the control's
 * current value; `value` is the one it was rendered with.
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
