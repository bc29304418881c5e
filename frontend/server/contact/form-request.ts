import { TextDecoder } from 'node:util';
import type { FastifyRequest } from 'fastify';

export class FormError extends Error {
  constructor(
    readonly statusCode: 400 | 403,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Strict, because `URLSearchParams` accepts any bytes and garbles text. Of a repeated field, the first counts. */
export function readFormFields(body: Buffer): ReadonlyMap<string, string> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    const fields = new Map<string, string>();
    for (const pair of text.split('&')) {
      const [name = '', ...value] = pair.split('=').map(decode);
      if (name !== '' && !fields.has(name)) fields.set(name, value.join('='));
    }
    return fields;
  } catch (cause) {
    throw new FormError(400, 'The form could not be read.', { cause });
  }
}

function decode(part: string): string {
  return decodeURIComponent(part.replaceAll('+', ' '));
}

/** Prevents another site from submitting the form through its visitors. All current browsers send these headers. */
export function isCrossSite(
  request: Pick<FastifyRequest, 'headers' | 'host'>,
  publicOrigin: string,
): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  if (fetchSite === 'cross-site') return true;
  if (origin === undefined || origin === publicOrigin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.host;
}
