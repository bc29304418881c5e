import { useWindowEvent } from '@mantine/hooks';
import { useCallback, useEffect, useState } from 'react';
import { type Draft, readDrafts } from './draft-store';
import { canTellWriters, openWriters } from './draft-writers';

interface OtherDrafts {
  left: readonly Draft[];
  isElsewhere: boolean;
}

const NONE: OtherDrafts = { left: [], isElsewhere: false };

/** Looked up on opening, on focus and when another tab writes. A tab that crashed leaves its draft behind. */
export function useOtherDrafts(key: string, writer: string): OtherDrafts {
  const [others, setOthers] = useState(() => (canTellWriters() ? NONE : sorted(key, writer, new Set())));
  const look = useCallback(async () => {
    const isAny = readDrafts(key, new Date()).some((draft) => draft.writer !== writer);
    const open = isAny ? await openWriters() : new Set<string>();
    setOthers((before) => updated(before, sorted(key, writer, open)));
  }, [key, writer]);
  useEffect(() => {
    if (canTellWriters()) void look();
  }, [look]);
  useWindowEvent('focus', () => void look());
  useWindowEvent('storage', (event) => {
    if (event.key === key || event.key === null) void look();
  });
  return others;
}

function sorted(key: string, writer: string, open: ReadonlySet<string>): OtherDrafts {
  const others = readDrafts(key, new Date()).filter((draft) => draft.writer !== writer);
  const left = others.filter((draft) => !open.has(draft.writer));
  return { left, isElsewhere: left.length < others.length };
}

/** The same object if nothing is new, to avoid a render. */
function updated(before: OtherDrafts, now: OtherDrafts): OtherDrafts {
  const namesOf = ({ left }: OtherDrafts) =>
    left.map(({ writer, writtenAt }) => `${writer} ${writtenAt}`).join();
  const isSame = namesOf(before) === namesOf(now) && before.isElsewhere === now.isElsewhere;
  return isSame ? before : now;
}
