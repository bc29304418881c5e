import { useEffect, useRef, useState } from 'react';
import { openAtRow } from './row-focus';

const saved = new Map<string, string>();

export function noteSaved(key: string, id: string): void {
  saved.set(key, id);
}

/** Opens a list at the entry saved last. Returns its index in `ids`, or -1; `goTo` opens its page. */
export function useSavedRow(key: string, ids: readonly string[], goTo?: (place: number) => void): number {
  const [id] = useState(() => ids.find((each) => each === saved.get(key)) ?? null);
  const isOpened = useRef(false);
  const place = id === null ? -1 : ids.indexOf(id);
  useEffect(() => {
    saved.delete(key);
    if (place >= 0) goTo?.(place);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: afterwards staff choose the page
  }, []);
  useEffect(() => {
    if (id !== null && !isOpened.current) isOpened.current = openAtRow(id);
  });
  return place;
}
