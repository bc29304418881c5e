import { HttpError, UnavailableError } from '../failures/failures';
import { loggedError } from '../failures/logged-error';

interface Log {
  error(message: string): void;
  info(message: string): void;
}

/** Logs a bug with its stack, an outage once, and an HttpError in one line. */
export function createFailureLog(log: Log) {
  let failedCalls = 0;

  return {
    failed(call: string, status: number, error: unknown): void {
      const line = `${call} ${status}: `;
      if (error instanceof UnavailableError) {
        failedCalls += 1;
        if (failedCalls === 1) log.error(line + loggedError(error));
        return;
      }
      if (!(error instanceof HttpError)) log.error(line + loggedError(error, { withStack: true }));
      else if (error.cause === undefined) log.info(line + error.message);
      else log.error(line + loggedError(error));
    },
    answered(): void {
      if (failedCalls === 0) return;
      log.info(`The API answers again; ${failedCalls} calls failed`);
      failedCalls = 0;
    },
  };
}
