import { isApiError } from '../../../api/errors';
import { describeFailure, type FailureOfCall } from './describe-failure';

/** `is sold out` → `It is still sold out.`; `costs $12` → `It still costs $12.` */
export function stillWords(state: string): string {
  return state.startsWith('is ') ? `It is still ${state.slice(3)}.` : `It still ${state}.`;
}

export function nowWords(state: string): string {
  return `It ${state} now.`;
}

/** For a change that is safe to retry. `still` says what is stored: `It is still on the menu.` */
export function describeChangeFailure(
  error: unknown,
  what: string,
  outcome: string | undefined,
  still = '',
): FailureOfCall {
  const failure = describeFailure(error, what, outcome);
  if (failure.mayBeDone) {
    return { ...failure, text: `${failure.why} Tap Try again — it won’t be saved twice.` };
  }
  // A deleted entry has no state; and an error of our own code may have come after the change was stored.
  if (still === '' || !isApiError(error) || error.kind === 'not-found') return failure;
  return { ...failure, text: `${still} ${failure.text}` };
}

/** For what somebody else changed first: `now` says what it is now. A retry overwrites that. */
export function changedFirst(error: unknown, what: string, outcome: string | undefined, now: string) {
  const failure = describeFailure(error, what, outcome);
  const text = `${failure.why} ${now} If you still want your change, press “Try again”.`;
  return { ...failure, text, canRetry: true };
}
