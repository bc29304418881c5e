import { useEffect, useEffectEvent } from 'react';

/**
 * Takes over what was typed or chosen before hydration, which no event reports. `read` returns what the
 * control holds; `value` is what it was rendered with.
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
