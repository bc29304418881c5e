import { useRef, type TouchEvent } from 'react';

const THRESHOLD_PX = 40;

/**
 * `onSwipe` gets 1 for a swipe to the left (next) and -1 for one to the right. Two fingers zoom, and a zoomed
 * picture is panned: neither is a swipe.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches[0];
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01;
      start.current =
        finger && touches.length === 1 && !isZoomed ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches[0];
      if (!finger || !start.current) return;
      const x = finger.clientX - start.current.x;
      const y = finger.clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) >= THRESHOLD_PX && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
  };
}
