import { useEffect, useRef, useState } from 'react';
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
  const state = useRef({ key, options, pending: offers.map(({ draft }) => draft), isDue: false });
  state.current = { ...state.current, key, options, pending: offers.map(({ draft }) => draft) };

  const write = () => {
    const { key: storeKey, options: now, pending } = state.current;
    state.current.isDue = false;
    const own = { writtenAt: Date.now(), etag: now.etag, base: now.kept, values: now.values };
    setIsKept(writeDrafts(storeKey, now.isChanged ? [own, ...pending] : pending) && now.isChanged);
  };
  const flush = useRef(write);
  flush.current = write;

  useEffect(() => dropOldDrafts(new Date()), []);
  useEffect(() => {
    state.current.isDue = true;
    const timer = setTimeout(() => flush.current(), WRITES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [options.values, options.isChanged, found]);
  useEffect(() => {
    const flushDue = () => {
      if (state.current.isDue) flush.current();
    };
    window.addEventListener('pagehide', flushDue);
    document.addEventListener('visibilitychange', flushDue);
    return () => {
      window.removeEventListener('pagehide', flushDue);
      document.removeEventListener('visibilitychange', flushDue);
      flushDue();
    };
  }, []);

  const first = offers[0];
  return {
    offer: first ? { ...first, isOfOlderVersion: first.draft.etag !== options.etag } : null,
    settleOffer: () => setFound(offers.slice(1).map(({ draft }) => draft)),
    clear: (withOffers = false) => {
      state.current.isDue = false;
      writeDrafts(key, withOffers ? [] : state.current.pending);
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
