/** A sold-out dish or drink returns at `sold_out_until` or, if that is empty, when staff turn it back on. */
export interface Availability {
  available?: boolean | null | undefined;
  sold_out_until?: string | Date | null | undefined;
}

/** Milliseconds since 1970 of its automatic return, past or future. Null if only staff can bring it back. */
function returnOf({ available, sold_out_until }: Availability): number | null {
  return available === false && sold_out_until ? new Date(sold_out_until).getTime() : null;
}

/** Computed from the clock: nothing is written, so no process has to run at that moment. */
export function isAvailable(food: Availability, now = new Date()): boolean {
  if (food.available !== false) return true;
  const comesBack = returnOf(food);
  return comesBack !== null && comesBack <= now.getTime();
}

/** When the first of them returns automatically and a list of them becomes outdated. */
export function firstReturn(foods: readonly Availability[], now = new Date()): number | null {
  const ahead = foods.flatMap((food) => returnOf(food) ?? []).filter((time) => time > now.getTime());
  return ahead.length === 0 ? null : Math.min(...ahead);
}

export interface SoldOut extends Availability {
  sold_out_at?: string | Date | null | undefined;
  sold_out_by?: string | null | undefined;
}

/**
 * What else to store when `available` is written. Turning it back on clears who and until when; a write that leaves it
 * sold out, for example from a form or the panel, keeps both.
 */
export function soldOutColumns(
  given: Availability,
  stored: Availability | null,
  { now, by }: { now: Date; by: string | null },
): SoldOut {
  if (given.available === undefined) return {};
  if (given.available !== false) return { sold_out_until: null, sold_out_at: null, sold_out_by: null };
  // A new item created as unavailable has not run out.
  if (stored === null) return {};
  const isSwitchedOff =
    stored.available !== false || (isAvailable(stored, now) && isAnotherTime(given, stored));
  return isSwitchedOff
    ? { sold_out_until: given.sold_out_until ?? null, sold_out_at: now.toISOString(), sold_out_by: by }
    : {};
}

function isAnotherTime(given: Availability, stored: Availability): boolean {
  if (given.sold_out_until === undefined) return false;
  return returnOf({ ...stored, ...given }) !== returnOf(stored);
}
