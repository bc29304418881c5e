import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Marks an `<li>` as a focusable row. */
export function rowMark(id: string): { 'data-row': string } {
  return { 'data-row': id };
}

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)';

function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-row]')];
}

const rowOf = (id: string) => rows().find((row) => row.dataset.row === id);

/** Remembers the neighbor of a row about to disappear. Call the result to focus it once the row is gone. */
export function focusBesideRow(id: string): () => void {
  const all = rows();
  const at = all.findIndex((row) => row.dataset.row === id);
  const neighbor = at < 0 ? undefined : (all[at + 1] ?? all[at - 1]);
  return () => {
    setTimeout(() => {
      const target =
        neighbor?.isConnected === true
          ? neighbor.querySelector<HTMLElement>(FOCUSABLE)
          : document.querySelector<HTMLElement>('h1');
      target?.focus();
    });
  };
}

/** Makes a row disappear, and focuses its neighbor. */
export function dropRow(id: string, drop: () => void): void {
  const giveFocus = focusBesideRow(id);
  drop();
  giveFocus();
}

/** Scrolls to a row, focuses its name and marks it until focus leaves. False if the row is not rendered. */
function openAtRow(id: string): boolean {
  const row = rowOf(id);
  if (!row) return false;
  // After the title has taken focus and the browser has restored the scroll position.
  setTimeout(() => {
    row.scrollIntoView({ block: 'center' });
    row.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
    row.dataset.opened = '';
    row.addEventListener('focusout', () => delete row.dataset.opened, { once: true });
  });
  return true;
}

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

function partOfRow(id: string, part: string): HTMLElement | null {
  return rowOf(id)?.querySelector<HTMLElement>(`[data-row-part="${part}"]`) ?? null;
}

/** Keeps focus on the control that moved a row, or on the neighbor's if the row moved to another page. */
export function useKeptFocus(items: readonly unknown[]): (id: string) => void {
  const wanted = useRef<{ id: string; part: string } | null>(null);
  const last = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    const kept = wanted.current;
    if (kept === null) return;
    wanted.current = null;
    const part = partOfRow(kept.id, kept.part) ?? last.current;
    if (part?.isConnected) {
      part.focus({ preventScroll: true });
      part.closest('[data-row]')?.scrollIntoView?.({ block: 'nearest' });
    }
  }, [items]);

  return (id) => {
    const part = document.activeElement;
    if (!(part instanceof HTMLElement) || part.dataset.rowPart === undefined) return;
    wanted.current = { id, part: part.dataset.rowPart };
    const row = part.closest('[data-row]');
    const beside = row?.nextElementSibling ?? row?.previousElementSibling;
    last.current = beside?.querySelector<HTMLElement>(`[data-row-part="${part.dataset.rowPart}"]`) ?? null;
  };
}
