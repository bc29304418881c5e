import { HttpError, UnavailableError } from './failures';

/**
 * PostgreSQL's codes: https://www.postgresql.org/docs/current/errcodes-appendix.html, SQLite's:
 * https://sqlite.org/rescode.html
 */
const LOCK_TIMEOUT = /^(55P03|40P01|SQLITE_BUSY)$/;
const GONE_CODE =
  /^(08...|25P03|53[234]00|57P0[1-5]|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN)$/;
const FULL_CODE = /^(SQLITE_FULL|53100|ENOSPC|EDQUOT)$/;
const UNWRITABLE_CODE = /^(SQLITE_(READONLY|IOERR|CANTOPEN)\w*|25006|EROFS)$/;
/** Messages that pg and knex throw without a code. */
const GONE_MESSAGE =
  /^(Connection terminated|timeout expired$|timeout exceeded when trying to connect|Client has encountered a connection error|Unable to acquire a connection$|Knex: Timeout acquiring a connection)/;

/** Whether a statement timed out waiting for a lock, or was in a deadlock. PostgreSQL then aborts its transaction. */
export function isLockTimeout(failure: unknown): boolean {
  return LOCK_TIMEOUT.test(codeOf(failure));
}

/** Turns a database failure into the 503 that the caller gets. Other failures are returned unchanged. */
export function asAnswered(failure: unknown): unknown {
  if (isLockTimeout(failure)) {
    return new HttpError(
      503,
      'Somebody else is saving and has not finished. Nothing was saved: please try again.',
      { retryAfterSeconds: 5 },
      { cause: failure },
    );
  }
  const cannotStore = whyNothingIsStored(codeOf(failure));
  if (cannotStore !== null) return new HttpError(503, cannotStore, {}, { cause: failure });
  // After a lost connection, nobody knows whether a change was stored, so the answer does not say either.
  return isGone(failure) ? new UnavailableError('The database is gone', { cause: failure }) : failure;
}

/** Any disk, not just the database’s. */
export function isDiskFull(failure: unknown): boolean {
  return FULL_CODE.test(codeOf(failure));
}

function whyNothingIsStored(code: string): string | null {
  if (FULL_CODE.test(code))
    return 'The server’s disk is full. Nothing was saved: ask whoever runs the site to make room, then save again.';
  if (UNWRITABLE_CODE.test(code))
    return 'The server can’t write to its disk. Nothing was saved: ask whoever runs the site to look at it, then save again.';
  return null;
}

/** Whether the connection to the database was lost or never made. */
export function isGone(failure: unknown): boolean {
  return GONE_CODE.test(codeOf(failure)) || (failure instanceof Error && GONE_MESSAGE.test(failure.message));
}

function codeOf(failure: unknown): string {
  const { code } = (failure ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
