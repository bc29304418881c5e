import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * If a press in here makes something above it grow, scrolls by the same amount, so that the next press hits its target.
 */
export function useKeepInPlace<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  const pressedAt = useRef<number | null>(null);
  useLayoutEffect(() => {
    const { current } = place;
    if (!current || pressedAt.current === null) return;
    const moved = current.getBoundingClientRect().top - pressedAt.current;
    pressedAt.current = null;
    if (moved !== 0) window.scrollBy(0, moved);
  });
  const keepInPlace = useCallback(() => {
    pressedAt.current = place.current?.getBoundingClientRect().top ?? null;
  }, []);
  return { place, keepInPlace };
}
