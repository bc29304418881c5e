import type { ApiCall } from '../client';
import type { ApiError } from '../errors';

export interface CallOutcome {
  call: ApiCall;
  failure: ApiError | null;
}

const listeners = new Set<(outcome: CallOutcome) => void>();

/** Tells a listener how each staff call ends, before its caller hears of it. Returns an unsubscriber. */
export function onCallOutcome(listener: (outcome: CallOutcome) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellOutcome(outcome: CallOutcome): void {
  for (const listener of listeners) listener(outcome);
}

export function isWrite({ call, failure }: CallOutcome): boolean {
  return failure === null && (call.method ?? 'GET') !== 'GET';
}
