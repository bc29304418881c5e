/** From the start of the request that fetched or confirmed the copy. */
const FRESH_MS = 1000;
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

export type Step = 'serve' | 'start' | 'wait';

export function nextStep(state: KeyState, now: number): Step {
  if (state.answeredAt !== null && now - state.answeredAt < FRESH_MS) return 'serve';
  if (state.flightAt !== null) return state.hasCopy && now - state.flightAt >= PATIENCE_MS ? 'serve' : 'wait';
  if (state.failedAt !== null && now - state.failedAt < RETRY_MS) return 'serve';
  return 'start';
}

export function isStaleAt(answeredAt: number, now: number): boolean {
  return now - answeredAt > FRESH_MS;
}
