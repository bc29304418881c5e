import type { ApiCall } from '../client';
import type { ApiError } from '../errors';
import { createListeners } from '../listeners';

export interface CallOutcome {
  call: ApiCall;
  failure: ApiError | null;
}

/** Reports how each staff call ended, before the caller gets the result. */
export const { listen: onCallOutcome, tell: tellOutcome } = createListeners<CallOutcome>();

export function isWrite({ call, failure }: CallOutcome): boolean {
  return failure === null && (call.method ?? 'GET') !== 'GET';
}
