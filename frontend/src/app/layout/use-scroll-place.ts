import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

// The server draws the layout too, and has nothing to scroll.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * A navigation within the app starts at the top, or at the element that its hash names; going back or forward restores
 * the place that was left. Reloads and ways from and to other sites are the browser's own.
 */
export function useScrollPlace(): void {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const places = useRef(new Map<string, number>());
  const shownKey = useRef(key);

  useEffect(() => {
    const remember = () => void places.current.set(shownKey.current, window.scrollY);
    const restoreHere = () => (history.scrollRestoration = 'manual');
    const leaveToBrowser = () => (history.scrollRestoration = 'auto');
    restoreHere();
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pageshow', restoreHere);
    window.addEventListener('pagehide', leaveToBrowser);
    return () => {
      leaveToBrowser();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pageshow', restoreHere);
      window.removeEventListener('pagehide', leaveToBrowser);
    };
  }, []);

  useBeforePaint(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    const place = type === NavigationType.Pop ? places.current.get(key) : undefined;
    const target = place === undefined && hash ? document.getElementById(decodeHash(hash)) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo({ top: place ?? 0, behavior: 'instant' });
  }, [key, hash, type]);
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
