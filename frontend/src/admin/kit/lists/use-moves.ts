import { useState } from 'react';
import { type Keyed, keyOf } from './drag-words';
import { useKeptFocus } from './row-focus';

export interface Moved {
  id: string;
  from: number;
  to: number;
}

interface MovesOptions<Item> {
  /** The rows on this page, of `all`. */
  items: readonly Item[];
  all: readonly Item[];
  nameOf: (item: Item) => string;
  border?: string | undefined;
  onMove: (orderedIds: readonly string[], moved: Moved) => void;
}

/** Moves rows, keeps the focus on the control that moved one, and says where the row is now. */
export function useMoves<Item extends Keyed>(options: MovesOptions<Item>) {
  const { items, all, nameOf, border = '', onMove } = options;
  const [said, setSaid] = useState('');
  const keepFocus = useKeptFocus(items);
  const ids = all.map(keyOf);

  function move(id: string, to: number): void {
    const from = ids.indexOf(id);
    const moved = all[from];
    const name = moved === undefined ? '' : nameOf(moved);
    if (moved === undefined || to < 0 || to >= ids.length || from === to) {
      setSaid(`“${name}” is ${to < 0 ? 'first' : 'last'} already. ${border}`.trim());
      return;
    }
    keepFocus(id);
    setSaid(`“${name}” moved to place ${to + 1} of ${ids.length}.`);
    onMove(orderAfter(ids, id, to), { id, from, to });
  }

  return { ids, move, said, setSaid };
}

export function orderAfter(ids: readonly string[], id: string, to: number): string[] {
  const ordered = ids.filter((each) => each !== id);
  ordered.splice(to, 0, id);
  return ordered;
}
