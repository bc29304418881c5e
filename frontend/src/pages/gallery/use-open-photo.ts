import { useEffect, useRef, useState } from 'react';

/**
 * An open photo is a history entry at the page's own address: Back closes it, Forward and a reload open it
 * again. Closing it otherwise goes back.
 */
export function useOpenPhoto() {
  const [src, setSrc] = useState<string | null>(null);
  const visit = useRef('');

  useEffect(() => {
    const follow = (event: PopStateEvent) => {
      setSrc(photoIn(event.state));
      // The router would take it for a navigation.
      if (visitNow() === visit.current) event.stopImmediatePropagation();
      visit.current = visitNow();
    };
    visit.current = visitNow();
    setSrc(photoIn(history.state));
    // Before the router's own listener.
    window.addEventListener('popstate', follow, { capture: true });
    return () => window.removeEventListener('popstate', follow, { capture: true });
  }, []);

  return {
    src,
    open: (opened: string) => {
      visit.current = visitNow();
      history.pushState({ ...history.state, photo: opened }, '');
      setSrc(opened);
    },
    turnTo: (next: string) => {
      history.replaceState({ ...history.state, photo: next }, '');
      setSrc(next);
    },
    close: () => {
      setSrc(null);
      if (photoIn(history.state) !== null) history.back();
    },
  };
}

function photoIn(state: unknown): string | null {
  const isWithPhoto = typeof state === 'object' && state !== null && 'photo' in state;
  return isWithPhoto && typeof state.photo === 'string' ? state.photo : null;
}

/** The address, and the router's key for this visit to the page. */
function visitNow(): string {
  const state: unknown = history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : '';
  return `${key} ${window.location.href}`;
}
