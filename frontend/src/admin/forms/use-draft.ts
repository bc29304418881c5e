import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { draftStoreKey, dropOldDrafts, readDrafts, writeDrafts, type Draft } from './draft-store';
import { isSame, isSameKind } from './same-value';

const WRITES_AFTER_MS = 400;

interface DraftOptions<Values> {
  draftKey: string;
  userId: string;
  names: readonly (keyof Values & string)[];
  /** What the fields hold now. */
  values: Values;
  /** What is stored, and its version; null for a new entry. */
  kept: Values;
  etag: string | null;
  isChanged: boolean;
}

export interface DraftKeeper<Values> {
  /** One from an earlier visit that differs from what the fields hold. */
  offer: { draft: Draft; names: (keyof Values & string)[]; isOfOlderVersion: boolean } | null;
  /** The offer has been answered, either way. */
  settleOffer: () => void;
  /** Forgets what was typed: it was saved, or is thrown away. `withOffers`: the earlier drafts as well. */
  clear: (withOffers?: boolean) => void;
  /** Whether what was typed is kept in this browser. */
  isKept: boolean;
}

/**
 * Keeps what is typed in the browser's storage, so that it outlives a crash and the end of a session. A draft found at the
 * start is offered, and stays stored until the offer is answered, whatever is typed meanwhile.
 */
export function useDraft<Values extends FieldValues>(options: DraftOptions<Values>): DraftKeeper<Values> {
  const key = draftStoreKey(options.userId, options.draftKey);
  const [found, setFound] = useState(() => readDrafts(key, new Date()));
  const [isKept, setIsKept] = useState(false);
  const offers = found
    .map((draft) => ({ draft, names: changesOf(draft, options) }))
    .filter(({ names }) => names.length > 0);
  const pending = offers.map(({ draft }) => draft);
  const lasting = useRef(pending);
  const isDue = useRef(false);

  const write = useEffectEvent(() => {
    isDue.current = false;
    const own = { writtenAt: Date.now(), etag: options.etag, base: options.kept, values: options.values };
    const isWritten = writeDrafts(key, options.isChanged ? [own, ...pending] : pending);
    setIsKept(isWritten && options.isChanged);
  });

  useEffect(() => dropOldDrafts(new Date()), []);
  useEffect(() => {
    isDue.current = true;
    lasting.current = pending;
    const timer = setTimeout(() => isDue.current && write(), WRITES_AFTER_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `pending` follows from these
  }, [options.values, options.isChanged, found]);
  useEffect(() => {
    const writeIfDue = () => {
      if (isDue.current) write();
    };
    window.addEventListener('pagehide', writeIfDue);
    document.addEventListener('visibilitychange', writeIfDue);
    return () => {
      window.removeEventListener('pagehide', writeIfDue);
      document.removeEventListener('visibilitychange', writeIfDue);
      writeIfDue();
    };
  }, []);

  const first = offers[0];
  return {
    offer: first ? { ...first, isOfOlderVersion: first.draft.etag !== options.etag } : null,
    settleOffer: () => setFound(offers.slice(1).map(({ draft }) => draft)),
    clear: (withOffers = false) => {
      isDue.current = false;
      writeDrafts(key, withOffers ? [] : lasting.current);
      setIsKept(false);
    },
    isKept,
  };
}

/** What a draft would change now: what was changed in it, and is not so already. */
function changesOf<Values extends FieldValues>(
  draft: Draft,
  { names, values }: DraftOptions<Values>,
): (keyof Values & string)[] {
  return names.filter(
    (name) =>
      name in draft.values &&
      isSameKind(draft.values[name], values[name]) &&
      !isSame(draft.values[name], draft.base[name]) &&
      !isSame(draft.values[name], values[name]),
  );
}
