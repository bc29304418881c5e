const SECONDS = 1_000;
const MINUTES = 60 * SECONDS;
const HOURS = 60 * MINUTES;

/** How long to wait after each failed attempt: a little under two days in total. */
const WAITS = [
  30 * SECONDS,
  2 * MINUTES,
  10 * MINUTES,
  30 * MINUTES,
  1 * HOURS,
  2 * HOURS,
  4 * HOURS,
  8 * HOURS,
  8 * HOURS,
  12 * HOURS,
  12 * HOURS,
];

/** When to try again after this many failed attempts (1 or more), or null to give up. */
export function nextAttemptAt(attempts: number, now: Date): Date | null {
  const wait = WAITS[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}
