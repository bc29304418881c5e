import { isAvailable, type Availability } from './sold-out';

/** How many are left of a dish or drink, as staff count them down. The count ends at `left_until`. */
export interface Counted {
  left_tonight?: number | null | undefined;
  left_until?: string | Date | null | undefined;
}

export const MAX_LEFT = 99;

/** Null if nobody is counting. */
export function leftOf({ left_tonight, left_until }: Counted, now = new Date()): number | null {
  if (left_tonight === undefined || left_tonight === null || !left_until) return null;
  return new Date(left_until) > now ? left_tonight : null;
}

/** What else to store: turning the item off or on ends the count, unless the write says how many are left. */
export function countColumns(given: Availability & Counted, stored: Availability | null, now: Date): Counted {
  if (given.left_tonight !== undefined) return {};
  const isTurned =
    stored === null ||
    (given.available !== undefined && (given.available !== false) !== isAvailable(stored, now));
  return isTurned ? { left_tonight: null } : {};
}

/** How many tap keys an item remembers, to recognize a tap that is sent again. */
const TAPS_KEPT = 40;

/** The keys of the last taps, separated by spaces, with this one added; null if it is already among them. */
export function withTap(taps: string | null | undefined, key: string): string | null {
  const keys = (taps ?? '').split(' ').filter(Boolean);
  if (key === '') return keys.join(' ');
  return keys.includes(key) ? null : [...keys, key].slice(-TAPS_KEPT).join(' ');
}
