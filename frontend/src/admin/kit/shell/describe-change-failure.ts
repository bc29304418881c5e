import { isApiError } from '../../../api/errors';
import { describeFailure, type FailureOfCall } from './describe-failure';

/** `is sold out` → `It is still sold out.`; `costs $12` → `It still costs $12.` */
export function stillWords(state: string): string {
  return state.startsWith('is ') ? `It is still ${state.slice(3)}.` : `It still ${state}.`;
}

export function nowWords(state: string): string {
  return `It ${state} now.`;
}

/** Of a change that can be tried again without doing it twice. `still` says what stands now: `It is still on the menu.` */
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
  // What is gone is no longer anything; and what broke on the screen itself may have been stored before.
  if (still === '' || !isApiError(error) || error.kind === 'not-found') return failure;
  return { ...failure, text: `${still} ${failure.text}` };
}

/** What was changed by someone else first: `now` says what they made of it. Trying again does it all the same. */
export function changedFirst(error: unknown, what: string, outcome: string | undefined, now: string) {
  const failure = describeFailure(error, what, outcome);
  const text = `${failure.why} ${now} If you still want your change, press “Try again”.`;
  return { ...failure, text, canRetry: true };
}
