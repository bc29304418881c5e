import { TextDecoder } from 'node:util';

/** Thrown for a body that no browser sends. */
export class BrokenFormError extends Error {
  readonly statusCode = 400;
}

/**
 * Reads `application/x-www-form-urlencoded`, strictly: `URLSearchParams` would make something of any bytes, and what a
 * person wrote would be stored garbled. The first of several fields of one name counts. Throws a BrokenFormError.
 */
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
    throw new BrokenFormError('The form could not be read.', { cause });
  }
}

function decode(part: string): string {
  return decodeURIComponent(part.replaceAll('+', ' '));
}
