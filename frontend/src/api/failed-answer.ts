import { ApiError, type ApiErrorKind, type ErrorDetail, type ServerComplaint } from './errors';
import { asRecord, readText } from './wire-values';

const KINDS: Readonly<Record<number, ApiErrorKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  412: 'precondition',
  429: 'rate-limited',
};

export function failedAnswer(
  status: number,
  body: unknown,
  retryAfter: string | undefined,
  cause: unknown,
): ApiError {
  const kind = KINDS[status] ?? (status >= 500 ? 'server' : 'refused');
  const retryAfterSeconds = readRetryAfter(retryAfter, Date.now());
  return new ApiError(
    kind,
    `Request failed with status code ${status}`,
    { status, body, complaint: readComplaint(body), retryAfterSeconds },
    { cause },
  );
}

/** `Retry-After` is in seconds or an HTTP date; null if it is neither. */
export function readRetryAfter(header: string | undefined, now: number): number | null {
  const value = header?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value);
  const date = /[a-z]/i.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}

function readComplaint(body: unknown): ServerComplaint {
  const wire = asRecord(body);
  return {
    code: readText(wire?.error),
    message: readText(wire?.message),
    details: readDetails(wire?.details),
  };
}

function readDetails(details: unknown): readonly ErrorDetail[] {
  if (!Array.isArray(details)) return [];
  return (details as unknown[]).flatMap((entry) => {
    const detail = asRecord(entry);
    return detail ? [{ path: readText(detail.path), message: readText(detail.message) }] : [];
  });
}
