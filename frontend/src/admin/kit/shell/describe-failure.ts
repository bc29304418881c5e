import { type ApiError, type ApiErrorKind, isApiError } from '../../../api/errors';

export interface DescribedFailure {
  title: string;
  text: string;
  canRetry: boolean;
}

interface FailureOfCall extends DescribedFailure {
  why: string;
  mayBeDone: boolean;
}

interface Reason {
  why: string;
  advice?: string;
  canRetry?: boolean;
  isUncertain?: boolean;
}

const UNCERTAIN = { advice: 'Try again.', canRetry: true, isUncertain: true };
const LOOK_FIRST = 'Check whether it worked. If not, try again.';

/** `what`: the subject (`The price of “Croquetas”`); `outcome`: what did not happen (`was not deleted`). */
export function describeFailure(error: unknown, what: string, outcome = 'was not saved'): FailureOfCall {
  const { why, advice = '', canRetry = false, isUncertain = false } = reasonOf(error);
  // A failed read has changed nothing.
  const mayBeDone = isUncertain && /^(was|were) not /.test(outcome);
  const toDo = mayBeDone ? LOOK_FIRST : advice;
  return {
    title: `${what} ${mayBeDone ? outcome.replace(/^(was|were) not /, 'may not have been ') : outcome}`,
    text: `${why} ${toDo}`.trim(),
    why,
    canRetry,
    mayBeDone,
  };
}

/** `Your name was not saved. Couldn’t reach the website.` */
export function failureSentences(error: unknown, what: string, outcome: string): string {
  const { title, text } = describeFailure(error, what, outcome);
  return `${title}. ${text}`;
}

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

function reasonOf(error: unknown): Reason {
  if (!isApiError(error)) {
    return {
      why: 'Something broke on this screen.',
      advice: 'Reload the page, then make your change again.',
    };
  }
  const reason = REASONS[error.kind];
  return typeof reason === 'function' ? reason(error) : reason;
}

const REASONS: Readonly<Record<ApiErrorKind, Reason | ((error: ApiError) => Reason)>> = {
  offline: ({ isUnsent }) => ({
    why: 'Couldn’t reach the website.',
    advice: 'Check the Wi-Fi or the signal, then try again.',
    canRetry: true,
    isUncertain: !isUnsent,
  }),
  'timed-out': { why: 'The connection is too slow: the website didn’t respond in time.', ...UNCERTAIN },
  aborted: { why: 'It was interrupted.', ...UNCERTAIN },
  unauthorized: {
    why: 'You’ve been signed out.',
    advice: 'Sign in again, then try once more.',
    canRetry: true,
  },
  forbidden: { why: 'Your account is not allowed to do this.', advice: 'Ask your manager.' },
  'not-found': { why: 'It is no longer there.', advice: 'Someone has probably deleted it.' },
  conflict: (error) => ({ why: said(error) ?? 'It’s still used somewhere else. Remove it there first.' }),
  precondition: { why: 'Someone else changed it first.', advice: 'Check it, then make your change again.' },
  // Our own limits say how long to wait.
  'rate-limited': (error) => {
    const why = said(error);
    if (why !== null) return { why, canRetry: true };
    return { why: 'The website is busy.', advice: waitFor(error), canRetry: true };
  },
  refused: (error) => ({ why: refusal(error) }),
  server: serverReason,
  malformed: { why: 'The website sent something we couldn’t read.', ...UNCERTAIN },
  'unsupported-protocol': { why: 'This browser could not send it.', advice: 'Reload the page.' },
};

function serverReason(error: ApiError): Reason {
  if (error.answer?.status === 504) {
    return { why: 'The website didn’t respond.', ...UNCERTAIN };
  }
  // For instance, that the disk is full.
  const why = error.answer?.status === 503 ? said(error) : null;
  if (why !== null) return { why, canRetry: true };
  return {
    why: 'The website has a problem. It is not your fault.',
    advice: 'Wait a minute, then try again.',
    canRetry: true,
  };
}

function said(error: ApiError): string | null {
  return error.answer?.complaint.message || null;
}

function refusal(error: ApiError): string {
  if (error.answer?.status === 413) return 'This is too big. Make it smaller, then try again.';
  const details = error.answer?.complaint.details.map(({ message }) => message).filter(Boolean) ?? [];
  const sentences = details.length > 0 ? [...new Set(details)].slice(0, 3).join(' ') : said(error);
  return sentences ?? 'Something here isn’t allowed. Check what you entered, then try again.';
}

function waitFor(error: ApiError): string {
  const seconds = error.answer?.retryAfterSeconds ?? null;
  if (seconds === null) return 'Wait a minute, then try again.';
  if (seconds < 60) return `Wait ${seconds <= 1 ? 'a second' : `${seconds} seconds`}, then try again.`;
  const minutes = Math.ceil(seconds / 60);
  return `Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`;
}
