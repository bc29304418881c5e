import type { Freshness } from './content';

/** How long a copy is fresh, from the start of the request that fetched or confirmed it. */
const FRESH_MS = 1000;
/** After this the next copy is fetched while readers still get this one, so that nobody has to wait. */
const AHEAD_MS = 600;
/** How long a reader waits when there is a good copy. */
export const PATIENCE_MS = 300;
const RETRY_MS = 1000;
export const GIVE_UP_MS = 5000;

export interface KeyState {
  answeredAt: number | null;
  failedAt: number | null;
  flightAt: number | null;
  hasCopy: boolean;
}

export type Step = 'serve' | 'start' | 'wait' | 'serve and start';

export function nextStep({ answeredAt, failedAt, flightAt, hasCopy }: KeyState, now: number): Step {
  const failedLately = failedAt !== null && now - failedAt < RETRY_MS;
  if (answeredAt !== null && now - answeredAt < FRESH_MS) {
    const isDue = now - answeredAt >= AHEAD_MS && flightAt === null && !failedLately;
    return isDue ? 'serve and start' : 'serve';
  }
  if (flightAt !== null) return hasCopy && now - flightAt >= PATIENCE_MS ? 'serve' : 'wait';
  // An early fetch that failed does not count: the copy was still fresh.
  const wasDue = answeredAt === null || failedAt === null || failedAt - answeredAt >= FRESH_MS;
  return failedLately && wasDue ? 'serve' : 'start';
}

export function isStaleAfter(ageMs: number): boolean {
  return ageMs > FRESH_MS;
}

/** Milliseconds, counted from now, for which an answer may be reused without asking again. */
export function keepableMs({ state, ageMs, at }: Freshness): number {
  return state === 'fresh' ? AHEAD_MS - ageMs - (performance.now() - at) : 0;
}
