import { isApiError, type ApiError } from '../../api/errors';

/** A failure in words for staff. */
export interface DescribedFailure {
  /** What did not happen: `The price of “Croquetas” was not saved`. */
  title: string;
  /** Why, and what to do. */
  text: string;
  /** Whether the same call may succeed when it is made once more. */
  canRetry: boolean;
}

interface Reason {
  text: string;
  canRetry: boolean;
  /** Nothing tells whether the change arrived. */
  isUncertain?: boolean;
}

/**
 * Says what was not done, why, and what to do. `what` is what the change was about (`The price of “Croquetas”`); `outcome`
 * what did not happen to it, where that is not saving: `was not deleted`, `could not be loaded`.
 */
export function describeFailure(error: unknown, what: string, outcome = 'was not saved'): DescribedFailure {
  const { text, canRetry, isUncertain = false } = reasonOf(error);
  const end = isUncertain ? outcome.replace(/^(was|were) not /, 'may not have been ') : outcome;
  return { title: `${what} ${end}`, text, canRetry };
}

function reasonOf(error: unknown): Reason {
  if (!isApiError(error)) {
    return {
      text: 'Something broke on this screen. Load the page again, then do it once more.',
      canRetry: false,
    };
  }
  switch (error.kind) {
    case 'offline':
      return {
        text: 'There is no connection. Check the Wi-Fi or the signal, then try again.',
        canRetry: true,
      };
    case 'timed-out':
      return {
        text: 'The connection is too slow: no answer came in time. Look whether it is there, then try again if not.',
        canRetry: true,
        isUncertain: true,
      };
    case 'aborted':
      return { text: 'It was stopped on the way. Try again.', canRetry: true, isUncertain: true };
    case 'unauthorized':
      return { text: 'Your sign-in has ended. Sign in again, then try once more.', canRetry: true };
    case 'forbidden':
      return {
        text: 'Your account may not do this. Ask whoever manages the staff accounts.',
        canRetry: false,
      };
    case 'not-found':
      return { text: 'It is no longer there: someone has deleted it.', canRetry: false };
    case 'conflict':
      return { text: said(error) ?? 'Something else still depends on it.', canRetry: false };
    case 'precondition':
      return {
        text: 'Someone else has changed it in the meantime. Look at what it is now, then do it once more.',
        canRetry: false,
      };
    case 'rate-limited':
      return { text: `That was too much at once. ${waitFor(error)}`, canRetry: true };
    case 'refused':
      return { text: refusal(error), canRetry: false };
    case 'server':
      return {
        text: 'The website’s own machine has a problem. Wait a minute, then try again.',
        canRetry: true,
      };
    case 'malformed':
      return {
        text: 'The answer could not be read. Look whether it is there, then try again if not.',
        canRetry: true,
        isUncertain: true,
      };
    case 'unsupported-protocol':
      return { text: 'This browser could not send it. Load the page again.', canRetry: false };
  }
}

/** The server's own sentence, where it said one: they are written for people. */
function said(error: ApiError): string | null {
  return error.answer?.complaint.message || null;
}

function refusal(error: ApiError): string {
  if (error.answer?.status === 413) return 'It is too big. Make it smaller, then try again.';
  const details = error.answer?.complaint.details.map(({ message }) => message).filter(Boolean) ?? [];
  const sentences = details.length > 0 ? [...new Set(details)].slice(0, 3).join(' ') : said(error);
  return sentences ?? 'Something in it is not allowed. Change it, then try again.';
}

function waitFor(error: ApiError): string {
  const seconds = error.answer?.retryAfterSeconds ?? null;
  if (seconds === null) return 'Wait a minute, then try again.';
  if (seconds < 60) return `Wait ${seconds <= 1 ? 'a second' : `${seconds} seconds`}, then try again.`;
  const minutes = Math.ceil(seconds / 60);
  return `Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`;
}
