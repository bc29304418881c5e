import type { FastifyRequest } from 'fastify';
import type { CallOutcome, FormCall } from '../app-entry';
import { forwardedHeaders } from '../proxy/forwarded-headers';

/** As long as the page's own script waits. */
const FORM_TIMEOUT_MS = 12_000;

/**
 * Makes a call in a visitor's name: the CMS learns the address that it learns from the proxy, so that its limits hold
 * alike. `away` means that nothing was asked or heard; never rejects.
 */
export async function callCms(
  cmsOrigin: string,
  { path, body, headers }: FormCall,
  request: Pick<FastifyRequest, 'ip' | 'host' | 'protocol' | 'id' | 'log'>,
  timeoutMs = FORM_TIMEOUT_MS,
): Promise<CallOutcome> {
  try {
    const own = { ...headers, accept: 'application/json', 'content-type': 'application/json' };
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
    request.log.warn({ err: error }, 'A form could not be sent on to the CMS.');
    return isTimeout ? 'timed-out' : 'away';
  }
}

/** JSON as the value that it is, anything else as text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
