import { useEffect, useState } from 'react';
import { type Draft, readDrafts } from './draft-store';
import { canTellWriters, openWriters } from './draft-writers';

interface OtherDrafts {
  /** By forms that are no longer open. */
  left: readonly Draft[];
  /** Whether there are some by forms that are: another tab is at work on the same entry. */
  isElsewhere: boolean;
}

const NONE: OtherDrafts = { left: [], isElsewhere: false };

/**
 * What other forms than this one keep of the same entry. Looked for when it opens, whenever another tab writes, and when
 * somebody comes back to this one: a sister that has crashed since then has left something behind.
 */
export function useOtherDrafts(key: string, writer: string): OtherDrafts {
  const [others, setOthers] = useState(() => (canTellWriters() ? NONE : sorted(key, writer, new Set())));
  useEffect(() => {
    let isShown = true;
    const look = async () => {
      const isAny = readDrafts(key, new Date()).some((draft) => draft.writer !== writer);
      const open = isAny ? await openWriters() : new Set<string>();
      if (isShown) setOthers((before) => updated(before, sorted(key, writer, open)));
    };
    const lookIfOurs = (event: StorageEvent) => {
      if (event.key === key || event.key === null) void look();
    };
    const lookAgain = () => void look();
    if (canTellWriters()) lookAgain();
    window.addEventListener('storage', lookIfOurs);
    window.addEventListener('focus', lookAgain);
    return () => {
      isShown = false;
      window.removeEventListener('storage', lookIfOurs);
      window.removeEventListener('focus', lookAgain);
    };
  }, [key, writer]);
  return others;
}

function sorted(key: string, writer: string, open: ReadonlySet<string>): OtherDrafts {
  const others = readDrafts(key, new Date()).filter((draft) => draft.writer !== writer);
  const left = others.filter((draft) => !open.has(draft.writer));
  return { left, isElsewhere: left.length < others.length };
}

/** The same object where nothing is new, so that nothing is drawn for it. */
function updated(before: OtherDrafts, now: OtherDrafts): OtherDrafts {
  const namesOf = ({ left }: OtherDrafts) =>
    left.map(({ writer, writtenAt }) => `${writer} ${writtenAt}`).join();
  const isSame = namesOf(before) === namesOf(now) && before.isElsewhere === now.isElsewhere;
  return isSame ? before : now;
}
