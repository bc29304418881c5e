import { SpokenError, UnavailableError } from '../failures/failures';

interface Log {
  error(message: string): void;
  info(message: string): void;
}

/**
 * Writes down why calls fail on our side: a bug with its stack, an outage once for as long as it lasts, a spoken refusal in
 * one line, as an error only where something has caused it.
 */
export function createFailureLog(log: Log) {
  let failedCalls = 0;

  return {
    /** A call has failed with a status of 500 or more; `call` is like `GET /api/site`. */
    failed(call: string, status: number, error: unknown): void {
      const line = `${call} ${status}: `;
      if (error instanceof UnavailableError) {
        failedCalls += 1;
        if (failedCalls === 1) log.error(line + messagesOf(error));
        return;
      }
      if (!(error instanceof SpokenError)) log.error(line + stacksOf(error));
      else if (error.cause === undefined) log.info(line + error.message);
      else log.error(line + messagesOf(error));
    },
    /** A call was answered from the database. */
    answered(): void {
      if (failedCalls === 0) return;
      log.info(`Calls are answered again, after ${failedCalls} that were not`);
      failedCalls = 0;
    },
  };
}

const messagesOf = (error: unknown): string => chainOf(error, ({ message }) => message);
const stacksOf = (error: unknown): string => chainOf(error, ({ stack, message }) => stack ?? message);

/** The whole cause on one line, so that one failure is one line of the log. */
function chainOf(error: unknown, said: (error: Error) => string): string {
  if (!(error instanceof Error)) return String(error);
  const own = said(error).replaceAll(/\s*\n\s*/g, ' | ');
  return error.cause === undefined ? own : `${own} | caused by ${chainOf(error.cause, said)}`;
}
