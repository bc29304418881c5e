import { type ApiError, type ApiErrorKind, isApiError } from '../../api/errors';

const SHORT_WAIT_SECONDS = 90;

const REASONS: Readonly<Partial<Record<ApiErrorKind, string>>> = {
  unauthorized: 'The e-mail address or the password is wrong. Check both, then try again.',
  forbidden: 'This account may not use the staff area. Ask whoever manages the staff accounts.',
  offline: 'There is no connection. Check the Wi-Fi or the signal, then try again.',
  'timed-out': 'The connection is too slow: no answer came in time. Try again.',
  aborted: 'It was stopped on the way. Try again.',
  server: 'The website can’t sign anybody in right now. Wait a minute, then try again.',
};

/** What is said of a sign-in that failed, and what to do. `now` is when it did, in milliseconds. */
export function signInFailure(error: unknown, now: number): string {
  if (!isApiError(error)) return 'Something broke on this page. Load it again, then sign in.';
  const wait = error.answer?.retryAfterSeconds ?? null;
  if (error.kind === 'rate-limited') return `Too many attempts. ${waitWords(wait, now)}`;
  if (error.kind === 'refused') return refusal(error);
  return REASONS[error.kind] ?? 'The answer could not be read. Wait a minute, then try again.';
}

function refusal({ answer }: ApiError): string {
  const said = answer?.complaint.details[0]?.message || answer?.complaint.message;
  return said || 'That is no e-mail address and password. Check both, then try again.';
}

/** A long wait is also told as a time of day, which still holds when it is read later. */
function waitWords(seconds: number | null, now: number): string {
  if (seconds === null) return 'Wait a few minutes, then try again.';
  if (seconds <= 1) return 'Wait a moment, then try again.';
  if (seconds < SHORT_WAIT_SECONDS) return `Wait ${seconds} seconds, then try again.`;
  const minutes = Math.ceil(seconds / 60);
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
  const until = time.format(new Date(Math.ceil((now + seconds * 1000) / 60_000) * 60_000));
  return `Try again in ${minutes} minutes, at ${until}.`;
}
