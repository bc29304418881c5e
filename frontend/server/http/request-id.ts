import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const HARMLESS = /^[\w-]{1,64}$/;

/** Reads the id that a request is logged under: a trusted proxy's if its shape is harmless, otherwise a new one. */
export function requestIdReader(isProxy: (address: string) => boolean): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const isTaken = typeof given === 'string' && HARMLESS.test(given) && isProxy(socket.remoteAddress ?? '');
    return isTaken ? given : randomUUID();
  };
}
