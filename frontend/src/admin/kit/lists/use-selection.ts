import { useRef, useState } from 'react';

/** The rows that are ticked, by id. They stay ticked while a filter hides them. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** With a range, all rows from the last pressed one to this one. */
  toggle: (id: string, isRange: boolean) => void;
  setAll: (ids: readonly string[], isOn: boolean) => void;
}

/** `shown`: the ids of the rows on the screen, in their order. `first`: the one that is ticked already. */
export function useSelection(shown: readonly string[], first: string | null): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(first === null ? [] : [first]));
  const last = useRef(first);

  const setAll = (changed: readonly string[], isOn: boolean) =>
    setIds((before) => {
      const after = new Set(before);
      for (const id of changed) {
        if (isOn) after.add(id);
        else after.delete(id);
      }
      return after;
    });

  return {
    ids,
    setAll,
    toggle(id, isRange) {
      const from = isRange && last.current !== null ? shown.indexOf(last.current) : -1;
      const to = shown.indexOf(id);
      last.current = id;
      const range = from < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
      setAll(range, !ids.has(id));
    },
  };
}
