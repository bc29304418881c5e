import type { OutgoingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Restaurant } from './host-parts';
import { apiError, sendApiError, TOOK_TOO_LONG } from './http/api-error';
import { setInert } from './http/security-headers';
import { NOTICES, sendNotice, type Notice } from './pages/notice-page';

const READABLE = 'GET, HEAD';

function wantsJson(url: string): boolean {
  return /^\/(?:api|uploads|img|health)(?:[/?]|$)/.test(url);
}

export function addFailureHandlers(host: FastifyInstance, restaurant: () => Restaurant): void {
  const fail = (request: FastifyRequest, reply: FastifyReply, notice: Notice) => {
    if (!wantsJson(request.url)) return sendNotice(reply, notice, restaurant());
    return sendApiError(setInert(reply), notice.status, `${notice.title}. ${notice.message}`);
  };

  // Every path has a GET route, so an unmatched request has the wrong method.
  host.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    const [url = ''] = request.url.split('?');
    const allow = host.hasRoute({ method: 'POST', url }) ? `${READABLE}, POST` : READABLE;
    await fail(request, reply.header('allow', allow), NOTICES.method);
  });

  host.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 429) reply.header('retry-after', '5');
    // `Content-Range`, which tells the length of the file.
    if (status === 416 && 'headers' in error) reply.headers(error.headers as OutgoingHttpHeaders);
    // If the client has disconnected, nothing has failed here.
    if (status >= 500 && !reply.raw.destroyed)
      request.log.error({ err: error, url: request.url }, 'A request failed.');
    return fail(request, reply, noticeOf(status, error.message));
  });
}

function noticeOf(status: number, message: string): Notice {
  if (status >= 500) return NOTICES.broken;
  if (status === 400) return NOTICES.malformed;
  return { status, title: 'This request couldn’t be handled', message };
}

export function clientErrorHandler(error: Error & { code?: string }, socket: Socket): void {
  // A proxy may open a connection before it needs it. A response here would be taken as the response to its first
  // request; if the connection is simply closed, the proxy opens another.
  const isUnused = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0;
  if (error.code === 'ECONNRESET' || isUnused || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const message = status === 408 ? TOOK_TOO_LONG : 'The request could not be understood.';
  const body = JSON.stringify(apiError(status, message));
  socket.end(
    `HTTP/1.1 ${status} \r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
}
