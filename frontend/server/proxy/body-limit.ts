import { Transform, type Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';

const KB = 1024;
const MB = 1024 * KB;

/** Bodies by path, first match: pictures are large, a message or a dish is not. */
const LIMITS: ReadonlyArray<{ path: RegExp; bytes: number }> = [
  { path: /^\/api\/admin\/uploads(?:[/?]|$)/, bytes: 12 * MB },
  { path: /^\/api\/admin(?:[/?]|$)/, bytes: MB },
  { path: /^\/cms(?:[/?]|$)/, bytes: 50 * MB },
];
const OTHER_BYTES = 64 * KB;

/** Thrown, and met again as a cause, where a body is larger than its path allows. */
export class BodyTooLargeError extends Error {
  readonly code = 'BODY_TOO_LARGE';
  readonly statusCode = 413;
}

/** The most bytes that a body sent to this path may have. */
export function bodyLimitOf(path: string): number {
  return LIMITS.find((limit) => limit.path.test(path))?.bytes ?? OTHER_BYTES;
}

/** Passes a body on up to the limit of its path, whether its length was announced or not. */
export function limitBody(request: FastifyRequest, payload: Readable): Readable {
  const limit = bodyLimitOf(request.url);
  const tooLarge = () => new BodyTooLargeError(`The request is larger than ${Math.floor(limit / KB)} KB.`);
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
  let size = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > limit ? tooLarge() : null, chunk);
    },
  });
  payload.on('error', (error) => counted.destroy(error));
  return payload.pipe(counted);
}
