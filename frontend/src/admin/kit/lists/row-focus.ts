import { useLayoutEffect, useRef } from 'react';

/** Marks a row, so that the focus can be led to it: on the `<li>`. */
export function rowMark(id: string): { 'data-row': string } {
  return { 'data-row': id };
}

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)';

function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-row]')];
}

/** Remembers the neighbour of a row that is about to go; calling the answer leads the focus there once the row is gone. */
export function focusBesideRow(id: string): () => void {
  const all = rows();
  const at = all.findIndex((row) => row.dataset.row === id);
  const neighbour = at < 0 ? undefined : (all[at + 1] ?? all[at - 1]);
  return () => {
    setTimeout(() => {
      const target =
        neighbour?.isConnected === true
          ? neighbour.querySelector<HTMLElement>(FOCUSABLE)
          : document.querySelector<HTMLElement>('h1');
      target?.focus();
    });
  };
}

/** Scrolls to a row, marks it and leads the focus to its name, until that goes elsewhere. False where it is not on show. */
export function openAtRow(id: string): boolean {
  const row = rows().find((each) => each.dataset.row === id);
  if (!row) return false;
  // After the screen's title has taken the focus, and the browser has gone to where the list was left.
  setTimeout(() => {
    row.scrollIntoView({ block: 'center' });
    row.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
    row.dataset.opened = '';
    row.addEventListener('focusout', () => delete row.dataset.opened, { once: true });
  });
  return true;
}

function partOfRow(id: string, part: string): HTMLElement | null {
  const row = rows().find((each) => each.dataset.row === id);
  return row?.querySelector<HTMLElement>(`[data-row-part="${part}"]`) ?? null;
}

interface Wanted {
  id: string;
  part: string;
}

/** Keeps the focus on the part of a row that moved it, or of its neighbour where the row has gone to another page. */
export function useKeptFocus(items: readonly unknown[]): (id: string) => void {
  const wanted = useRef<Wanted | null>(null);
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
