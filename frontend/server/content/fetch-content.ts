import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readAtMost } from '../http/read-at-most';
import type { Content, FetchContent, Outcome } from './content';

/** A menu of 10,000 dishes takes 5 MB. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;
const TRY_LATER = [408, 425, 429];

// Keys come from a fixed table, so none can point to another host or outside the folder.

export function createFetchContent(origin: string): FetchContent {
  return async (key, known, { signal, reqId }) => {
    try {
      const response = await fetch(new URL(key, origin), {
        signal,
        redirect: 'manual',
        headers: {
          accept: 'application/json',
          'accept-encoding': 'identity',
          'x-request-id': reqId,
          ...(known?.etag ? { 'if-none-match': known.etag } : {}),
        },
      });
      return await outcomeOf(response, known);
    } catch (error) {
      return { kind: 'failed', cause: causeOf(error) };
    }
  };
}

export function createReadFile(folder: string): FetchContent {
  return async (key, known, { signal }) => {
    try {
      const path = join(folder, key);
      const { size, mtimeMs } = await stat(path);
      const etag = `"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`;
      if (known?.etag === etag) return { kind: 'unchanged' };
      if (size > MAX_BODY_BYTES) {
        return { kind: 'failed', cause: `the file has more than ${MAX_BODY_BYTES} bytes` };
      }
      return jsonContentOf('the file', await readFile(path, { signal }), etag);
    } catch (error) {
      return { kind: 'failed', cause: causeOf(error) };
    }
  };
}

async function outcomeOf(response: Response, known: Content | null): Promise<Outcome> {
  const { status } = response;
  const body = await readAtMost(response, MAX_BODY_BYTES);
  if (!body) return { kind: 'failed', cause: `the CMS answered with more than ${MAX_BODY_BYTES} bytes` };
  if (status === 304 && known) return { kind: 'unchanged' };
  if (status === 200) return jsonContentOf('the CMS', body, response.headers.get('etag'));
  if (status >= 400 && status < 500 && !TRY_LATER.includes(status)) {
    const contentType = response.headers.get('content-type') ?? 'application/octet-stream';
    return { kind: 'refused', refusal: { status, body, contentType } };
  }
  return { kind: 'failed', cause: `the CMS answered ${status}` };
}

export function jsonContentOf(source: string, body: Buffer, etag: string | null): Outcome {
  try {
    const json: unknown = JSON.parse(body.toString('utf8'));
    if (json === null || typeof json !== 'object')
      return { kind: 'failed', cause: `${source} answered with no content` };
    return { kind: 'content', content: { body, json, etag } };
  } catch {
    return { kind: 'failed', cause: `${source} answered with something that is not JSON` };
  }
}

function causeOf(error: unknown): string {
  // fetch only says "fetch failed" and hides the reason in the cause.
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(inner instanceof Error)) return String(inner);
  return inner.message || ('code' in inner ? String(inner.code) : inner.name);
}
