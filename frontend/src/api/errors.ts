/**
 * Without an answer: `offline` (no network, or the server is unreachable), `timed-out`, `aborted` (by the caller or the
 * browser), `unsupported-protocol`. With an answer: named after its status, `refused` for any other below 500, `server`
 * from 500 on; `malformed` for a 2xx answer that does not match the contract.
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

export interface ErrorDetail {
  path: string;
  message: string;
}

export interface ServerComplaint {
  code: string;
  message: string;
  details: readonly ErrorDetail[];
}

interface FailedAnswer {
  status: number;
  body: unknown;
  complaint: ServerComplaint;
  /** From `Retry-After`; null if the answer has none. */
  retryAfterSeconds: number | null;
}

/**
 * `message` describes the transport; what the server said is in `answer`, null if it did not answer. `isUnsent`: it
 * certainly never left this device.
 */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly kind: ApiErrorKind,
    message: string,
    readonly answer: FailedAnswer | null = null,
    options?: ErrorOptions,
    readonly isUnsent = false,
  ) {
    super(message, options);
  }
}

/** The body does not match the contract: never shown as an empty list. */
export class MalformedAnswerError extends ApiError {
  override name = 'MalformedAnswerError';

  constructor(what: string) {
    super('malformed', `The answer is not ${what}.`);
  }
}

/** The code of the call could not be loaded: there is no network, or the site was updated after this tab was opened. */
export class CodeMissingError extends ApiError {
  override name = 'CodeMissingError';

  constructor(cause: unknown) {
    super('offline', 'Network Error', null, { cause }, true);
  }
}

export function isApiError(caught: unknown, kind?: ApiErrorKind): caught is ApiError {
  return caught instanceof ApiError && (kind === undefined || caught.kind === kind);
}

/** Catches the failure of a delete if a colleague has deleted the entry, or we have and the answer was lost. */
export function ignoreGone(error: unknown): void {
  if (!isApiError(error, 'not-found')) throw error;
}

/** The stored version in a 412 answer; null for any other failure, or if it can't be read. */
export function currentOf<Entity>(error: unknown, read: (wire: unknown) => Entity): Entity | null {
  if (!isApiError(error, 'precondition')) return null;
  try {
    return read((error.answer?.body as { current?: unknown } | null)?.current);
  } catch {
    return null;
  }
}
