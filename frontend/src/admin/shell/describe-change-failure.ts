import { isApiError } from '../../api/errors';
import { describeFailure, type FailureOfCall } from './describe-failure';

/** `is sold out` → `It is still sold out.`; `costs $12` → `It still costs $12.` */
export function stillWords(state: string): string {
  return state.startsWith('is ') ? `It is still ${state.slice(3)}.` : `It still ${state}.`;
}

/** `is sold out` → `It is sold out now.` */
export function nowWords(state: string): string {
  return `It ${state} now.`;
}

/**
 * The failure of a change that is shown before it is stored, and that can be tried again without doing it twice: what was not
 * done, what stands now (`still`: `It is still on the menu.`), why, and what to do.
 */
export function describeChangeFailure(
  error: unknown,
  what: string,
  outcome: string | undefined,
  still = '',
): FailureOfCall {
  const failure = describeFailure(error, what, outcome);
  if (failure.mayBeDone) {
    return { ...failure, text: `${failure.why} To be sure, press “Try again”: nothing is done twice.` };
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
