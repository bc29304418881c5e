import { type ApiError, type ApiErrorKind, isApiError } from '../../../api/errors';

const SHORT_WAIT_SECONDS = 90;

const REASONS: Readonly<Partial<Record<ApiErrorKind, string>>> = {
  unauthorized: 'That email or password isn’t right. Check both, then try again.',
  forbidden: 'This account doesn’t have staff access. Ask your manager.',
  offline: 'Couldn’t reach the website. Check the Wi-Fi or the signal, then try again.',
  'timed-out': 'The connection is too slow: the website didn’t respond in time. Try again.',
  aborted: 'The request was interrupted. Try again.',
  server: 'We can’t sign you in right now. Wait a minute, then try again.',
};

export function signInFailure(error: unknown, now: number): string {
  if (!isApiError(error)) return 'Something broke on this page. Reload it, then sign in.';
  const wait = error.answer?.retryAfterSeconds ?? null;
  if (error.kind === 'rate-limited') return `Too many attempts. ${waitWords(wait, now)}`;
  if (error.kind === 'refused') return refusal(error);
  return REASONS[error.kind] ?? 'The website sent something we couldn’t read. Wait a minute, then try again.';
}

function refusal({ answer }: ApiError): string {
  const said = answer?.complaint.details[0]?.message || answer?.complaint.message;
  return said || 'That email or password isn’t right. Check both, then try again.';
}

function waitWords(seconds: number | null, now: number): string {
  if (seconds === null) return 'Wait a few minutes, then try again.';
  if (seconds <= 1) return 'Wait a moment, then try again.';
  if (seconds < SHORT_WAIT_SECONDS) return `Wait ${seconds} seconds, then try again.`;
  const minutes = Math.ceil(seconds / 60);
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
  const until = time.format(new Date(Math.ceil((now + seconds * 1000) / 60_000) * 60_000));
  return `Try again in ${minutes} minutes, at ${until}.`;
}
