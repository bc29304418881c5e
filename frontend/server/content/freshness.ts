/** A copy is served without asking for this long, counted from the start of the request that brought or confirmed it. */
export const FRESH_MS = 1000;
/** How long a reader who could have the last good copy waits for a newer one, counted from the flight's start. */
export const PATIENCE_MS = 300;
/** From the start of a flight that failed to the start of the next one. */
export const RETRY_MS = 1000;
/** A flight is given up after this long. */
export const GIVE_UP_MS = 5000;

/** What is known of one key; times are in milliseconds of one monotonic clock. */
export interface KeyState {
  /** Start of the last flight that the CMS answered, by content or by a refusal. */
  answeredAt: number | null;
  /** Start of the last flight that failed; null once a later one was answered. */
  failedAt: number | null;
  /** Start of the pending flight. */
  flightAt: number | null;
  hasCopy: boolean;
}

/**
 * - `serve`: answer with what is held; where nothing is, say so.
 * - `start`: begin a flight, then wait for it.
 * - `wait`: a flight is under way, wait for it.
 */
export type Step = 'serve' | 'start' | 'wait';

/** What a reader's arrival calls for: the freshness promise of the site in one place. */
export function nextStep(state: KeyState, now: number): Step {
  if (state.answeredAt !== null && now - state.answeredAt < FRESH_MS) return 'serve';
  if (state.flightAt !== null) return state.hasCopy && now - state.flightAt >= PATIENCE_MS ? 'serve' : 'wait';
  if (state.failedAt !== null && now - state.failedAt < RETRY_MS) return 'serve';
  return 'start';
}

/** Whether a copy confirmed by a request that began at `answeredAt` breaks the promise at `now`. */
export function isStaleAt(answeredAt: number, now: number): boolean {
  return now - answeredAt > FRESH_MS;
}
