import { ApiError, type ApiErrorKind, type ErrorDetail } from '../../api/errors';

const STATUS: Partial<Record<ApiErrorKind, number>> = {
  unauthorized: 401,
  'not-found': 404,
  conflict: 409,
  precondition: 412,
  refused: 400,
  'rate-limited': 429,
  server: 500,
  malformed: 200,
};

interface Answer {
  status?: number;
  message?: string;
  details?: ErrorDetail[];
  body?: unknown;
}

/** A failed call, with an answer if its kind has one. `offline` never left the device. */
export function failure(kind: ApiErrorKind, answer: Answer = {}): ApiError {
  const { status = STATUS[kind], message = '', details = [], body = {} } = answer;
  const complaint = { code: '', message, details };
  return new ApiError(
    kind,
    kind,
    status === undefined ? null : { status, body, complaint, retryAfterSeconds: null },
    undefined,
    kind === 'offline',
  );
}

/** A 412: the entry has been changed since; the answer contains it as it is now. */
export const changedTo = (current: unknown) => failure('precondition', { body: { current } });
