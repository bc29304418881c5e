import { SpokenError, UnavailableError } from './failures';

/** PostgreSQL's codes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const lockTimeout = '55P03';
const goneCode = /^(08...|25P03|53300|57P0[1-5]|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/;
/** What pg and knex throw without a code. */
const goneMessage =
  /^(Connection terminated|timeout expired$|timeout exceeded when trying to connect|Client has encountered a connection error|Unable to acquire a connection$|Knex: Timeout acquiring a connection)/;

/** Whether a statement was given up because somebody else held what it waited for. Its transaction is undone by that. */
export function isLockTimeout(failure: unknown): boolean {
  return codeOf(failure) === lockTimeout;
}

/** A failure of the database, as what it means for whoever asked: 503. Any other failure stays as it is. */
export function asAnswered(failure: unknown): unknown {
  if (isLockTimeout(failure)) {
    return new SpokenError(
      503,
      'Somebody else is saving and has not finished. Nothing was saved: please try again.',
      { retryAfterSeconds: 5 },
      { cause: failure },
    );
  }
  // Whether a change was stored when the connection was lost, nobody can say.
  return isGone(failure) ? new UnavailableError('The database is gone', { cause: failure }) : failure;
}

function isGone(failure: unknown): boolean {
  return goneCode.test(codeOf(failure)) || (failure instanceof Error && goneMessage.test(failure.message));
}

function codeOf(failure: unknown): string {
  const { code } = (failure ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
