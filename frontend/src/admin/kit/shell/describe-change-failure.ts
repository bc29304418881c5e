import { isApiError } from '../../../api/errors';
import { describeFailure, type FailureOfCall } from './describe-failure';

/** `is sold out` → `It is still sold out.`; `costs $12` → `It still costs $12.` */
export function stillWords(state: string): string {
  return state.startsWith('is ') ? `It is still ${state.slice(3)}.` : `It still ${state}.`;
}

/** For a change that is safe to retry. `still` describes the stored state: `It is still on the menu.` */
export function describeChangeFailure(
  error: unknown,
  what: string,
  outcome: string | undefined,
  still = '',
): FailureOfCall {
  const failure = describeFailure(error, what, outcome);
  if (failure.mayBeDone) {
    return { ...failure, text: `${failure.why} Tap Try again: it won’t be saved twice.` };
  }
  // A deleted entry has no state; and an error in our own code may come after the change was stored.
  if (still === '' || !isApiError(error) || error.kind === 'not-found') return failure;
  return { ...failure, text: `${still} ${failure.text}` };
}

/** Someone else changed it first. `state` is what is stored now, `before` what staff saw: `costs $12`. */
export function conflictText(state: string, before: string, question = 'Save your change instead?'): string {
  return state === before
    ? `Someone just changed something else here. ${stillWords(state)} ${question}`
    : `Someone just changed this. It ${state} now. ${question}`;
}
