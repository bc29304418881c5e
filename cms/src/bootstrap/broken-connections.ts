import type { Core } from '@strapi/strapi';
import { loggedError } from '../failures/logged-error';

/** Node.js codes for a client that has gone or does not speak HTTP: nothing is wrong on our side. */
const GONE_AWAY = new Set([
  'ECONNRESET',
  'EPIPE',
  'ECONNABORTED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'HPE_INVALID_EOF_STATE',
]);

/** Logs one line where Koa would print a stack; at debug level if the client has merely gone away. */
export function logBrokenConnections(strapi: Core.Strapi): void {
  strapi.server.app.silent = true;
  strapi.server.app.on('error', (error: Error & { code?: string; expose?: boolean }) => {
    // It was answered: a refusal is not a failure.
    if (error.expose === true) return;
    const line = `A connection broke off: ${loggedError(error)}`;
    if (error.code !== undefined && GONE_AWAY.has(error.code)) strapi.log.debug(line);
    else strapi.log.warn(line);
  });
}
