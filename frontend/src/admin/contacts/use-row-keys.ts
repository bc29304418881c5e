import { type KeyboardEvent, useEffect, useRef } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Passing over a message must not mark it as read. */
const PAUSE_MS = 300;

/** Arrow keys go from row to row. If a message is open beside the list, the row they stop at opens. */
export function useRowKeys(open: ((id: string) => void) | null) {
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (event: KeyboardEvent<HTMLAnchorElement>) => {
    const step = STEPS[event.key];
    const row = event.currentTarget.closest('[data-row]');
    if (step === undefined || !row || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = (step > 0 ? row.nextElementSibling : row.previousElementSibling) as HTMLElement | null;
    if (!next) return;
    next.querySelector('a')?.focus();
    window.clearTimeout(timer.current);
    const { row: id = '' } = next.dataset;
    timer.current = window.setTimeout(() => open?.(id), PAUSE_MS);
  };
}
