import type { FastifyReply } from 'fastify';

export interface ApiError {
  status: number;
  error: string;
  message: string;
}

const CODES: Readonly<Record<number, string>> = {
  400: 'BadRequestError',
  404: 'NotFoundError',
  405: 'MethodNotAllowedError',
  408: 'RequestTimeoutError',
  413: 'PayloadTooLargeError',
  414: 'UriTooLongError',
  415: 'UnsupportedMediaTypeError',
  429: 'RateLimitError',
  431: 'HeadersTooLargeError',
  500: 'InternalServerError',
  503: 'ServiceUnavailableError',
  504: 'GatewayTimeoutError',
};

export const TOOK_TOO_LONG = 'It took too long to arrive. Please send it again.';

export function apiError(status: number, message: string): ApiError {
  return { status, error: CODES[status] ?? 'Error', message };
}

export function sendApiError(reply: FastifyReply, status: number, message: string): FastifyReply {
  if (status === 503) reply.header('retry-after', '5');
  return reply.code(status).header('cache-control', 'no-store').send(apiError(status, message));
}
