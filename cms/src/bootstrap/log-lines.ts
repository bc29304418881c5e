import type { Core } from '@strapi/strapi';

/** Adds the request's id to each log line, and logs the error that ends the process like any other. */
export function nameRequestsInLog(strapi: Core.Strapi): void {
  strapi.log.defaultMeta = {
    get reqId(): string | undefined {
      return strapi.requestContext.get()?.state.requestId as string | undefined;
    },
  };
  // By default, Node.js would also end the process, but print the error with all its properties.
  process.on('uncaughtException', (error) => {
    strapi.log.error(error);
    process.exit(1);
  });
}
