import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { AppEntry } from '../host-parts';
import { forwardedHeaders } from '../proxy/forwarded-headers';

type FormCall = Extract<ReturnType<AppEntry['readContactForm']>, { kind: 'call' }>;
type CallOutcome = Parameters<FormCall['settle']>[0];

/** After this the host explains the failure, before the browser would. */
const FORM_TIMEOUT_MS = 10_000;

/** Forwards the visitor's address, so that the same rate limits apply. Never rejects. */
export async function callCms(
  cmsOrigin: string,
  { path, body, headers }: FormCall['call'],
  request: Pick<FastifyRequest, 'ip' | 'host' | 'protocol' | 'id' | 'log'>,
  timeoutMs = FORM_TIMEOUT_MS,
): Promise<CallOutcome> {
  try {
    const own = {
      ...headers,
      accept: 'application/json',
      'content-type': 'application/json',
      'idempotency-key': keyOf(body),
    };
    const response = await fetch(new URL(path, cmsOrigin), {
      method: 'POST',
      body: JSON.stringify(body),
      headers: forwardedHeaders(request, own) as Record<string, string>,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const retryAfter = response.headers.get('retry-after') ?? undefined;
    return { status: response.status, body: parsed(await response.text()), retryAfter };
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    request.log.warn({ err: error }, 'A form could not be passed on to the CMS.');
    return isTimeout ? 'timed-out' : 'away';
  }
}

/** The same form always has the same key, so sending it again does not store it twice. */
function keyOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
