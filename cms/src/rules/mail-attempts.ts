const SECONDS = 1_000;
const MINUTES = 60 * SECONDS;
const HOURS = 60 * MINUTES;

/** After the first failed attempts, and after each later one: no guest waits half a day for a server that is back. */
const WAITS = [30 * SECONDS, 2 * MINUTES, 10 * MINUTES, 30 * MINUTES, 1 * HOURS];
export const LONGEST_WAIT = 2 * HOURS;
/** A little under two days in total. */
const MAX_ATTEMPTS = 28;

/** When to try again after this many failed attempts (1 or more), or null to give up. */
export function nextAttemptAt(attempts: number, now: Date): Date | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  return new Date(now.getTime() + (WAITS[attempts - 1] ?? LONGEST_WAIT));
}
