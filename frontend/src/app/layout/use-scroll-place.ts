import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isReturn, readPlaces, writePlaces, type ScrollPlaces } from './scroll-places';

// The server draws the layout too, and has nothing to scroll.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * A navigation within the app starts at the top, or at the element that its hash names; going back or forward restores
 * the place that was left. So do a reload and a way back from another site: the browser is asked to, but may have been
 * asked too late when the page was left, and then it is done here.
 */
export function useScrollPlace(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const entry = `${key} ${pathname}`;
  const places = useRef<ScrollPlaces>(new Map());
  const shown = useRef(entry);

  useEffect(() => {
    const stored = readPlaces();
    places.current = stored;
    const place = stored.get(shown.current);
    if (isReturn() && place !== undefined && window.scrollY === 0) scrollToPlace(place);

    const remember = () => {
      // The latest last: the oldest are forgotten first.
      places.current.delete(shown.current);
      places.current.set(shown.current, window.scrollY);
    };
    const takeOver = () => (history.scrollRestoration = 'manual');
    const handOver = () => {
      history.scrollRestoration = 'auto';
      writePlaces(places.current);
    };
    takeOver();
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('pagehide', handOver);
    return () => {
      handOver();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('pagehide', handOver);
    };
  }, []);

  useBeforePaint(() => {
    if (shown.current === entry) return;
    shown.current = entry;
    const place = type === NavigationType.Pop ? places.current.get(entry) : undefined;
    const target = place === undefined && hash ? document.getElementById(decodeHash(hash)) : null;
    if (target) target.scrollIntoView();
    else scrollToPlace(place ?? 0);
  }, [entry, hash, type]);
}

function scrollToPlace(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
