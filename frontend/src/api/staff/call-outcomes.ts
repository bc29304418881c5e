import type { ApiCall } from '../client';
import type { ApiError } from '../errors';
import { createListeners } from '../listeners';

export interface CallOutcome {
  call: ApiCall;
  failure: ApiError | null;
}

/** How each staff call ends, before its caller hears of it. */
export const { listen: onCallOutcome, tell: tellOutcome } = createListeners<CallOutcome>();

export function isWrite({ call, failure }: CallOutcome): boolean {
  return failure === null && (call.method ?? 'GET') !== 'GET';
}
