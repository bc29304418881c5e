import type { ApiCall } from '../client';
import type { ApiError } from '../errors';

/** How a staff call ended. */
export interface CallOutcome {
  call: ApiCall;
  /** Null where it succeeded. */
  failure: ApiError | null;
}

const listeners = new Set<(outcome: CallOutcome) => void>();

/** Tells a listener how each staff call ends from now on, before its caller hears of it. Returns what stops that. */
export function onCallOutcome(listener: (outcome: CallOutcome) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For what makes the staff calls. */
export function tellOutcome(outcome: CallOutcome): void {
  for (const listener of listeners) listener(outcome);
}

/** Whether a call changed something that staff see. */
export function isWrite({ call, failure }: CallOutcome): boolean {
  return failure === null && (call.method ?? 'GET') !== 'GET';
}
