import type { Core } from '@strapi/strapi';
import { loggedError } from '../failures/logged-error';

/** Runs the work when the current request has been answered, so that the caller can’t time it. A failure is logged with these words. */
export function afterAnswer(strapi: Core.Strapi, failed: string, work: () => Promise<void>): void {
  const run = () =>
    void work().catch((error: unknown) => strapi.log.warn(`${failed}: ${loggedError(error)}`));
  const response = strapi.requestContext.get()?.res;
  if (response === undefined || response.closed) run();
  else response.once('close', run);
}
