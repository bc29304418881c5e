import { useLayoutEffect, useRef } from 'react';
import { partOfRow } from './row-focus';

interface Wanted {
  id: string;
  part: string;
}

/**
 * Keeps the focus on the part of a row that moved it. Where the row has gone to another page, the same part of the row that
 * is nearest to the way it went has it: the focus never falls back to the top of the page.
 */
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
