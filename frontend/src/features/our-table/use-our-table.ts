import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import {
  addToTable,
  peopleText,
  readPeople,
  readTable,
  type TableLine,
  tableParams,
  writeTable,
} from '../../domain/our-table';
import { TABLE_PATH, withoutEndSlash } from '../../domain/public-pages';
import { useAddressParam, writeParams } from '../address/use-address-param';
import { isNothingKept, keepTable, keptTable, onTableChange, say } from './kept-table';

interface ShownTable {
  lines: readonly TableLine[];
  people: number;
  /** Whether it is this browser’s own list rather than one from a link. */
  isOurs: boolean;
  change: (food: Omit<TableLine, 'count'>, more: number, happened: string) => void;
  setPeople: (people: number) => void;
  /** Saves a list from a link as this browser’s own. */
  takeOver: () => void;
}

/** The list of the page’s address; without one, this browser’s own, which then goes into the address. */
export function useOurTable(): ShownTable {
  const [list] = useAddressParam('list');
  const [peopleParam] = useAddressParam('people');
  const lines = useMemo(() => readTable(list), [list]);
  const people = readPeople(peopleParam);
  const [isOurs, setOurs] = useState(false);

  useLayoutEffect(() => {
    const kept = keptTable();
    const isMarked = isMarkedOurs();
    if (isMarked && isNothingKept()) keepTable(lines, people);
    else if (isMarked || (list === '' && kept.lines.length > 0)) write(kept.lines, kept.people);
    setOurs(isMarked || list === '' || writeTable(kept.lines) === writeTable(lines));
    // Only the address that the page was opened with tells whose list it is.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (!isOurs) return;
    markOurs();
    // Also changes made in another tab, and Back to an entry with an older list.
    const follow = () => {
      if (withoutEndSlash(window.location.pathname) === TABLE_PATH)
        write(keptTable().lines, keptTable().people);
    };
    window.addEventListener('popstate', follow);
    const stop = onTableChange(follow);
    return () => {
      stop();
      window.removeEventListener('popstate', follow);
    };
  }, [isOurs]);

  const put = (next: readonly TableLine[], nextPeople: number, happened: string) => {
    if (isOurs) return keepTable(next, nextPeople, happened);
    write(next, nextPeople);
    say(happened);
  };
  return {
    lines,
    people,
    isOurs,
    change: (food, more, happened) => put(addToTable(lines, food, more), people, happened),
    setPeople: (next) => put(lines, next, `For ${peopleText(next)}.`),
    takeOver: () => {
      keepTable(lines, people);
      setOurs(true);
    },
  };
}

function write(lines: readonly TableLine[], people: number): void {
  writeParams(tableParams(lines, people), 'replace');
}

const OURS = 'isOurTable';

/** Back may lead to an older list of this browser, which must not be mistaken for a shared one. */
function isMarkedOurs(): boolean {
  return (history.state as Record<string, unknown> | null)?.[OURS] === true;
}

function markOurs(): void {
  try {
    history.replaceState({ ...(history.state as object | null), [OURS]: true }, '');
  } catch {
    // Safari refuses after many changes in a few seconds.
  }
}
