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

/** The part of a row that does this (`up`, `down`, `handle`, `menu`), if it is on show. */
export function partOfRow(id: string, part: string): HTMLElement | null {
  const row = rows().find((each) => each.dataset.row === id);
  return row?.querySelector<HTMLElement>(`[data-row-part="${part}"]`) ?? null;
}
