import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Closes a notice after a while, but never while the pointer or the focus is on it (WCAG 2.2.1): the time starts anew when
 * they leave. Null: it stays.
 */
export function useAutoClose(
  inside: RefObject<HTMLElement | null>,
  afterMs: number | null,
  close: () => void,
): void {
  const finish = useEffectEvent(close);
  useEffect(() => {
    const card = inside.current?.closest<HTMLElement>('[data-notice]');
    if (!card || afterMs === null) return undefined;
    let isPointed = false;
    let isFocused = false;
    let timer = 0;
    const look = () => {
      window.clearTimeout(timer);
      if (!isPointed && !isFocused) timer = window.setTimeout(finish, afterMs);
    };
    const on = {
      pointerenter: () => void (isPointed = true),
      pointerleave: () => void (isPointed = false),
      focusin: () => void (isFocused = true),
      focusout: () => void (isFocused = false),
    };
    const handlers = Object.entries(on).map(([name, note]) => {
      const handle = () => {
        note();
        look();
      };
      card.addEventListener(name, handle);
      return () => card.removeEventListener(name, handle);
    });
    look();
    return () => {
      window.clearTimeout(timer);
      for (const stop of handlers) stop();
    };
  }, [inside, afterMs]);
}
