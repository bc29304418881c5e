import type { Core } from '@strapi/strapi';

/** What Node.js reports where whoever asked has gone, or never spoke HTTP: nothing is wrong on our side. */
const goneAway = new Set([
  'ECONNRESET',
  'EPIPE',
  'ECONNABORTED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'HPE_INVALID_EOF_STATE',
]);

/**
 * Koa writes each error of a connection to the console, with its stack. Here it is one line of the log, and none above
 * debug where the client has merely gone away.
 */
export function logBrokenConnections(strapi: Core.Strapi): void {
  strapi.server.app.silent = true;
  strapi.server.app.on('error', (error: Error & { code?: string; expose?: boolean }) => {
    // It was answered: a refusal is no failure.
    if (error.expose === true) return;
    const line = `A connection broke off: ${error.code ?? ''} ${error.message}`;
    if (error.code !== undefined && goneAway.has(error.code)) strapi.log.debug(line);
    else strapi.log.warn(line);
  });
}
