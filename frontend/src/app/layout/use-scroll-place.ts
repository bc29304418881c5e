import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { TIMEOUT_MS } from '../../api/client';
import { visitType } from '../../features/boot/answer-store';
import { jump, readPlaces, type ScrollPlaces, writePlaces } from './scroll-places';

/** Scrolls to the top or the hash; Back, Forward, a reload and a return from another site restore the position. */
export function useScrollPlace(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const entry = `${key} ${pathname}`;
  const places = useRef<ScrollPlaces>(new Map());
  const shown = useRef(entry);
  const restoring = useRef<Restoring>(null);

  useEffect(() => {
    const stored = readPlaces();
    places.current = stored;
    const place = stored.get(shown.current);
    const isReturn = /back_forward|reload/.test(visitType());
    if (isReturn && place !== undefined && window.scrollY === 0) restoring.current = restorePlace(place);

    const remember = () => {
      // While the page is too short for the saved position, its current position is not recorded.
      if (restoring.current?.isUnderWay) return;
      // The browser has already moved to another history entry, which React has not rendered yet.
      if (shown.current !== entryNow()) return;
      places.current.delete(shown.current);
      places.current.set(shown.current, window.scrollY);
    };
    const undoJump = () => {
      if (jump.key === '' || shown.current !== entryNow()) return;
      // Back came before React had shown the place, so it has nothing to do.
      jump.key = '';
      window.scrollTo({ top: places.current.get(shown.current) ?? 0, behavior: 'instant' });
    };
    const takeOver = () => (history.scrollRestoration = 'manual');
    const handOver = () => {
      history.scrollRestoration = 'auto';
      writePlaces(places.current);
    };
    takeOver();
    // The visitor may have scrolled before this script ran.
    if (window.scrollY > 0) remember();
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('popstate', undoJump);
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('pagehide', handOver);
    return () => {
      restoring.current?.end();
      handOver();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('popstate', undoJump);
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('pagehide', handOver);
    };
  }, []);

  useLayoutEffect(() => {
    if (shown.current === entry) return;
    shown.current = entry;
    restoring.current?.end();
    const place = type === NavigationType.Pop ? places.current.get(entry) : undefined;
    const target = place === undefined && hash ? document.getElementById(decodeHash(hash)) : null;
    // The visitor may have scrolled on since.
    if (place === undefined && key === jump.key) places.current.set(entry, window.scrollY);
    else if (target) target.scrollIntoView();
    else if (place) restoring.current = restorePlace(place);
    else window.scrollTo({ top: 0, behavior: 'instant' });
    jump.key = '';
  }, [entry, key, hash, type]);
}

function entryNow(): string {
  const { key = 'default' } = (history.state ?? {}) as { key?: string };
  return `${key} ${window.location.pathname}`;
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

const OWN_WAYS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

interface Restoring {
  isUnderWay: boolean;
  end(): void;
}

/** Scrolls there again as a loading page grows, until the visitor scrolls or a call would time out. */
function restorePlace(top: number): Restoring {
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
