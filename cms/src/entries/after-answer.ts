import type { Core } from '@strapi/strapi';
import { loggedError } from '../failures/logged-error';

/**
 * Runs the work once the current request has been answered, so that the caller can’t time it. `failed` begins the log
 * line of a failure.
 */
export function afterAnswer(strapi: Core.Strapi, failed: string, work: () => Promise<void>): void {
  const run = () =>
    void work().catch((error: unknown) => strapi.log.warn(`${failed}: ${loggedError(error)}`));
  const response = strapi.requestContext.get()?.res;
  if (response === undefined || response.closed) run();
  else response.once('close', run);
}
