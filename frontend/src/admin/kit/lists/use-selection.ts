import { useRef, useState } from 'react';

export type Selection = ReturnType<typeof useSelection>;

/**
 * The selected rows, by id. They stay selected while a filter hides them. `shown`: the ids of the rows on the screen,
 * in their order. `first`: the one that is selected already.
 */
export function useSelection(shown: readonly string[], first: string | null) {
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
    /** With a range, all rows from the last one that was pressed. */
    toggle(id: string, isRange: boolean) {
      const from = isRange && last.current !== null ? shown.indexOf(last.current) : -1;
      const to = shown.indexOf(id);
      last.current = id;
      const range = from < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
      setAll(range, !ids.has(id));
    },
  };
}
