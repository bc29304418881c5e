const seconds = 1_000;
const minutes = 60 * seconds;
const hours = 60 * minutes;

/** How long to wait after each failed attempt: a little less than two days in all. */
const waits = [
  30 * seconds,
  2 * minutes,
  10 * minutes,
  30 * minutes,
  1 * hours,
  2 * hours,
  4 * hours,
  8 * hours,
  8 * hours,
  12 * hours,
  12 * hours,
];

/** When to try again after so many failed attempts (1 or more), or null where it is time to give up. */
export function nextAttemptAt(attempts: number, now: Date): Date | null {
  const wait = waits[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}
