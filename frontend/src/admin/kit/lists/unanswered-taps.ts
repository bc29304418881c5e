import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { createListeners } from '../../../api/listeners';
import { keep, readKeptJson } from '../../../ui/browser-store';
import { readSession, useSession } from '../session/session-store';

const hoursShape = z.partial(
  z.object({
    exceptions: z.array(
      z.object({
        date: z.string(),
        spans: z.array(z.object({ opens: z.string(), closes: z.string() })),
        note: z.string(),
      }),
    ),
    kitchen_closes_at: z.nullable(z.string()),
  }),
);

const tapShape = z.object({
  /** Sent with the tap, so that the API counts it once. */
  key: z.string(),
  /** In milliseconds since 1970. */
  at: z.number(),
  list: z.enum(['menu', 'drinks', 'hours', 'special']),
  id: z.string(),
  /** The name of the dish, drink or special, or the change to the hours: `Closing at 9:00 PM today`. */
  name: z.string(),
  /** The version that was tapped. */
  etag: z.string(),
  does: z.union([
    z.object({ available: z.boolean(), until: z.enum(['until-opening', 'until-turned-on']) }),
    z.object({ left: z.nullable(z.number()) }),
    z.object({ by: z.union([z.literal(1), z.literal(-1)]) }),
    z.object({ hours: hoursShape }),
    z.object({ special: z.boolean() }),
  ]),
});
const tapList = z.array(tapShape);

/** Which part of today's hours can change. */
export type HoursChange = z.output<typeof hoursShape>;
/** What a tap changes, and which account made it. */
export type Tap = z.output<typeof tapShape> & { account: string };

const { listen, tell: changed } = createListeners();
/** This page's taps that have no answer yet. They are also in the browser's storage, to survive a reload. */
let unanswered: readonly Tap[] = [];
let isOffline = false;

const accountNow = () => readSession()?.user?.id ?? '';

export const tapOf = (
  { list, id, name, etag }: Pick<Tap, 'list' | 'id' | 'name' | 'etag'>,
  does: Tap['does'],
): Tap => ({
  account: accountNow(),
  key: newIdempotencyKey(),
  at: Date.now(),
  list,
  id,
  name,
  etag,
  does,
});

export const unansweredTaps = () => unanswered;

export function keepTap(tap: Tap): void {
  if (unanswered.some(({ key }) => key === tap.key)) return;
  unanswered = [...unanswered, tap];
  store([...stored().filter(({ key }) => key !== tap.key), tap]);
  changed();
}

/** A tap of another account stays in the browser’s storage. */
export function forgetTap(gone: Tap): void {
  unanswered = unanswered.filter(({ key }) => key !== gone.key);
  store(stored().filter(({ key }) => key !== gone.key));
  changed();
}

/**
 * Calls `resend`, oldest first, with each tap of this account that was still unanswered when an earlier page was
 * closed.
 */
export function useLeftoverTaps(resend: (tap: Tap) => void, isReady = true): void {
  const resendAll = useEffectEvent(() => {
    const own = new Set(unanswered.map(({ key }) => key));
    for (const tap of stored()) if (!own.has(tap.key)) resend(tap);
  });
  const account = useSession()?.user?.id;
  useEffect(() => {
    if (isReady) resendAll();
  }, [isReady, account]);
}

/** Whether its account is no longer signed in. */
export const isFromAnotherAccount = ({ account }: Tap): boolean => account !== accountNow();

export function noteOffline(isNow: boolean): void {
  if (isOffline === isNow) return;
  isOffline = isNow;
  changed();
}

/** Whether this entry shows a change that isn't stored yet because the device is offline. */
export function useIsUnsaved(shown: Pick<Tap, 'id'>): boolean {
  return useSyncExternalStore(listen, () => isOffline && unanswered.some(({ id }) => id === shown.id));
}

const storageKey = () => `admin_taps:1:${accountNow()}`;

function stored(): Tap[] {
  const taps = readKeptJson('localStorage', storageKey(), tapList) ?? [];
  return taps.map((tap) => ({ ...tap, account: accountNow() }));
}

/** If storage is full or forbidden, taps are kept until the page is closed. */
function store(taps: readonly Tap[]): void {
  keep('localStorage', storageKey(), taps.length === 0 ? null : JSON.stringify(taps));
}
