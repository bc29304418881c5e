import type { Core } from '@strapi/strapi';
import { loggedError } from '../failures/logged-error';

/** Node.js error codes for a client that disconnected or does not speak HTTP: not our fault. */
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
    // The client got an answer: a refusal is not a failure.
    if (error.expose === true) return;
    const line = `A connection was cut off: ${loggedError(error)}`;
    if (error.code !== undefined && GONE_AWAY.has(error.code)) strapi.log.debug(line);
    else strapi.log.warn(line);
  });
}
