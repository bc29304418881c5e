import { useWindowEvent } from '@mantine/hooks';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { type Draft, draftStoreKey, dropOldDrafts, readDrafts, replaceDrafts } from './draft-store';
import { announceWriter, canTellWriters, openWriters } from './draft-writers';
import type { AnyValues, FormFields } from './entry-form-props';
import { isSame, isSameKind } from './same-value';

const WRITES_AFTER_MS = 400;

interface DraftOptions {
  draftKey: string;
  userId: string;
  names: readonly string[];
  fields: FormFields<AnyValues>;
  values: AnyValues;
  kept: AnyValues;
  etag: string | null;
  isChanged: boolean;
  /** Once true, nothing more is written: what was typed last goes to another form, or has been discarded. */
  isOver: Readonly<RefObject<boolean>>;
}

export interface DraftKeeper {
  /** A draft from an earlier visit that differs from the fields' current values. */
  offer: { draft: Draft; names: string[]; isOfOlderVersion: boolean } | null;
  settleOffer: () => void;
  /** Deletes the draft of a form that was saved or discarded. `withOffers`: earlier drafts as well. */
  clear: (withOffers?: boolean) => void;
  isKept: boolean;
  isElsewhere: boolean;
}

/** Drafts are kept in browser storage, to survive a crash. Each open form has a separate one, even in two tabs. */
export function useDraft(options: DraftOptions): DraftKeeper {
  const key = draftStoreKey(options.userId, options.draftKey);
  const [writer] = useState(newIdempotencyKey);
  const { left, isElsewhere } = useOtherDrafts(key, writer);
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const [isKept, setIsKept] = useState(false);
  const offers = left
    .filter((draft) => !answered.includes(draft.writer))
    .map((draft) => ({ draft, names: changesOf(draft, options) }))
    .filter(({ names }) => names.length > 0);
  const isOffered = (draft: Draft) => offers.some((offer) => offer.draft === draft);
  // No longer needed: they were accepted or discarded, or they change nothing.
  const done = left.filter((draft) => !isOffered(draft));
  const latest = useRef({ left, done });
  const isDue = useRef(false);

  const write = useEffectEvent(() => {
    isDue.current = false;
    if (options.isOver.current) return;
    const { etag, kept: base, values } = options;
    const own = { writer, writtenAt: Date.now(), etag, base, values };
    const isWritten = replaceDrafts(key, [writer, ...writersOf(done)], options.isChanged ? own : null);
    setIsKept(isWritten && options.isChanged);
  });

  useEffect(() => dropOldDrafts(new Date()), []);
  useEffect(() => {
    isDue.current = true;
    latest.current = { left, done };
    const timer = setTimeout(() => isDue.current && write(), WRITES_AFTER_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `done` follows from these
  }, [options.values, options.isChanged, left, answered]);
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
  const isWriting = options.isChanged || isKept;
  useEffect(() => (isWriting ? announceWriter(writer) : undefined), [isWriting, writer]);

  const first = offers[0];
  return {
    offer: first ? { ...first, isOfOlderVersion: first.draft.etag !== options.etag } : null,
    settleOffer: () => first && setAnswered([...answered, first.draft.writer]),
    clear: (withOffers = false) => {
      isDue.current = false;
      const { left: all, done: some } = latest.current;
      replaceDrafts(key, [writer, ...writersOf(withOffers ? all : some)], null);
      setIsKept(false);
    },
    isKept,
    isElsewhere,
  };
}

function writersOf(drafts: readonly Draft[]): string[] {
  return drafts.map(({ writer }) => writer);
}

function changesOf(draft: Draft, { names, fields, values }: DraftOptions): string[] {
  const isOther = (name: string) => !isSame(draft.values[name], values[name]);
  return names.filter((name) => {
    const isAbout = fields[name]?.isAbout;
    const decides = isAbout !== undefined && isOther(isAbout) ? isAbout : name;
    const isTyped = decides in draft.values && !isSame(draft.values[decides], draft.base[decides]);
    return isTyped && isSameKind(draft.values[name], values[name]) && isOther(name);
  });
}

interface OtherDrafts {
  left: readonly Draft[];
  isElsewhere: boolean;
}

const NONE: OtherDrafts = { left: [], isElsewhere: false };

/** Checked on opening, on focus and when another tab writes. A crashed tab leaves its draft behind. */
function useOtherDrafts(key: string, writer: string): OtherDrafts {
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

/** Returns the same object if nothing is new, to avoid a render. */
function updated(before: OtherDrafts, now: OtherDrafts): OtherDrafts {
  const namesOf = ({ left }: OtherDrafts) =>
    left.map(({ writer, writtenAt }) => `${writer} ${writtenAt}`).join();
  const isUnchanged = namesOf(before) === namesOf(now) && before.isElsewhere === now.isElsewhere;
  return isUnchanged ? before : now;
}
