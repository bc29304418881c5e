/**
 * Why a call gave no answer that can be used.
 *
 * Without an answer: `offline` (network error: no connection, or none to the server), `timed-out`, `aborted` (by the
 * caller or the browser), `unsupported-protocol`. With one: `unauthorized` 401, `forbidden` 403, `not-found` 404,
 * `conflict` 409, `precondition` 412, `rate-limited` 429, `refused` any other below 500, `server` from 500 on.
 * `malformed`: a 2xx answer that is not what the call promises.
 */
export type ApiErrorKind =
  | 'offline'
  | 'timed-out'
  | 'aborted'
  | 'unsupported-protocol'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'precondition'
  | 'rate-limited'
  | 'refused'
  | 'server'
  | 'malformed';

/** One refused field of what was sent. */
export interface ErrorDetail {
  path: string;
  message: string;
}

/** What the server said about a failure, in the one shape that it uses; parts that its answer lacks are empty. */
export interface ServerComplaint {
  /** A stable code: `ValidationError`. */
  code: string;
  /** A sentence for people. */
  message: string;
  details: readonly ErrorDetail[];
}

interface FailedAnswer {
  status: number;
  /** The body as it came: parsed when it was JSON, else text. */
  body: unknown;
  complaint: ServerComplaint;
  /** From `Retry-After`; null where the answer has none. */
  retryAfterSeconds: number | null;
}

/** A failed call. Its message is the transport's; what the server said is in `answer`, null where none came. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly kind: ApiErrorKind,
    message: string,
    readonly answer: FailedAnswer | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** An answer whose body is not what the call promises, down to its top level: never shown as an empty list. */
export class MalformedAnswerError extends ApiError {
  override name = 'MalformedAnswerError';

  /** `what` names the thing that was expected: `a menu with categories`. */
  constructor(what: string) {
    super('malformed', `The answer is not ${what}.`);
  }
}

/** Whether something caught is a failed call, of one kind where one is given. */
export function isApiError(caught: unknown, kind?: ApiErrorKind): caught is ApiError {
  return caught instanceof ApiError && (kind === undefined || caught.kind === kind);
}
