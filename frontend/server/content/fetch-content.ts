import type { Content, FetchContent, Outcome } from './content';
import { jsonContentOf, MAX_BODY_BYTES } from './json-content';

/** Answers that say "not now" rather than "no". */
const TRY_LATER = [408, 425, 429];

/** Makes the function that asks the CMS at `origin`. It sends nothing of any visitor, so what it brings is public. */
export function createFetchContent(origin: string): FetchContent {
  return async (key, known, signal) => {
    try {
      // The path of a key is one of a fixed table, so it can't lead to another host.
      const response = await fetch(new URL(key, origin), {
        signal,
        redirect: 'manual',
        headers: {
          accept: 'application/json',
          'accept-encoding': 'identity',
          ...(known?.etag ? { 'if-none-match': known.etag } : {}),
        },
      });
      return await outcomeOf(response, known);
    } catch (error) {
      return { kind: 'failed', cause: causeOf(error) };
    }
  };
}

async function outcomeOf(response: Response, known: Content | null): Promise<Outcome> {
  const { status } = response;
  const body = await readBody(response);
  if (status === 304 && known) return { kind: 'unchanged' };
  if (status === 200) return jsonContentOf('the CMS', body, response.headers.get('etag'));
  if (status >= 400 && status < 500 && !TRY_LATER.includes(status)) {
    const contentType = response.headers.get('content-type') ?? 'application/octet-stream';
    return { kind: 'refused', refusal: { status, body, contentType } };
  }
  return { kind: 'failed', cause: `the CMS answered ${status}` };
}

async function readBody(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new Error(`the CMS answered with more than ${MAX_BODY_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function causeOf(error: unknown): string {
  // fetch says only "fetch failed" and hides the reason, such as a refused connection, in the cause.
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(inner instanceof Error)) return String(inner);
  return inner.message || ('code' in inner ? String(inner.code) : inner.name);
}
