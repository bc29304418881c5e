import { TIMEOUT_MS } from '../../api/client';

const OWN_WAYS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

export interface Restoring {
  isUnderWay: boolean;
  end(): void;
}

/** Scrolls there again as a loading page grows, until the visitor scrolls or a call would time out. */
export function restorePlace(top: number): Restoring {
  const restoring = { isUnderWay: true, end };
  const observer = new ResizeObserver(scroll);
  const timer = setTimeout(end, TIMEOUT_MS);
  for (const way of OWN_WAYS) window.addEventListener(way, end, { passive: true });
  observer.observe(document.body);
  scroll();
  return restoring;

  function scroll(): void {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) < 1) end();
  }
  function end(): void {
    restoring.isUnderWay = false;
    observer.disconnect();
    clearTimeout(timer);
    for (const way of OWN_WAYS) window.removeEventListener(way, end);
  }
}
