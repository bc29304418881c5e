import type { Outcome } from './content';

/** A larger answer is none. */
export const MAX_BODY_BYTES = 4 * 1024 * 1024;

/** The content that a body is, where it is a JSON object or list; `source` names in the cause of a failure who sent it. */
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
