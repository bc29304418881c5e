import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { newIdempotencyKey } from '../../api/idempotency-key';
import { createListeners } from '../../api/listeners';
import { keep, readKeptJson } from '../../ui/browser-store';
import { readSession, useSession } from '../kit/session/session-store';

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
  /** Sent along, so that the API counts the tap once. */
  key: z.string(),
  /** In milliseconds since 1970. */
  at: z.number(),
  list: z.enum(['menu', 'drinks', 'hours']),
  id: z.string(),
  /** Of the dish or drink, or what happens to the hours: `Closing at 9:00 PM today`. */
  name: z.string(),
  /** The version that was tapped. */
  etag: z.string(),
  does: z.union([
    z.object({ available: z.boolean(), until: z.enum(['until-opening', 'until-turned-on']) }),
    z.object({ left: z.nullable(z.number()) }),
    z.object({ by: z.union([z.literal(1), z.literal(-1)]) }),
    z.object({ hours: hoursShape }),
  ]),
});
const tapList = z.array(tapShape);

/** What can change of the hours on the day. */
export type HoursChange = z.output<typeof hoursShape>;
/** What one tap changes of a dish, a drink or the hours, and whose tap it was. */
export type Tap = z.output<typeof tapShape> & { account: string };

const { listen, tell: changed } = createListeners();
/** Those of this page that have no answer yet. They are in the browser's storage, too, to survive a reload. */
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

/** One of another account stays in the browser’s storage. */
export function forgetTap(gone: Tap): void {
  unanswered = unanswered.filter(({ key }) => key !== gone.key);
  store(stored().filter(({ key }) => key !== gone.key));
  changed();
}

/** Repeats the taps, the first one first, that this account left unanswered when the page was left or its sign-in ended. */
export function useLeftBehind(again: (tap: Tap) => void, isReady = true): void {
  const repeat = useEffectEvent(() => {
    const own = new Set(unanswered.map(({ key }) => key));
    stored()
      .filter(({ key }) => !own.has(key))
      .forEach(again);
  });
  const account = useSession()?.user?.id;
  useEffect(() => {
    if (isReady) repeat();
  }, [isReady, account]);
}

/** Whether somebody else has signed in since, or nobody is signed in any more. */
export const isOfAnother = ({ account }: Tap): boolean => account !== accountNow();

export function noteOffline(isNow: boolean): void {
  if (isOffline === isNow) return;
  isOffline = isNow;
  changed();
}

/** Whether this dish or drink, or the hours, are shown as they are not stored, for want of a connection. */
export function useIsUnsaved(shown: Pick<Tap, 'id'>): boolean {
  return useSyncExternalStore(listen, () => isOffline && unanswered.some(({ id }) => id === shown.id));
}

const storageKey = () => `admin_taps:1:${accountNow()}`;

function stored(): Tap[] {
  const taps = readKeptJson('localStorage', storageKey(), tapList) ?? [];
  return taps.map((tap) => ({ ...tap, account: accountNow() }));
}

/** Where storage is full or forbidden, taps are kept until the page is left. */
function store(taps: readonly Tap[]): void {
  keep('localStorage', storageKey(), taps.length === 0 ? null : JSON.stringify(taps));
}
