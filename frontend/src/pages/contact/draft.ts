import { NO_VALUES, type ContactValues } from '../../domain/contact-message';

/*
 * A draft outlives the page while the tab stays on the site: somebody who looks up a dish in the middle of a
 * letter finds it again. Only in memory, as it is personal.
 */
let draft: ContactValues = NO_VALUES;
let key: string | null = null;

export function readDraft(): ContactValues {
  return draft;
}

export function keepDraft(values: ContactValues): void {
  draft = values;
}

/** The same until the letter has arrived. */
export function draftKey(): string {
  // Plain http has no randomUUID.
  key ??= Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return key;
}

export function forgetDraft(): void {
  draft = NO_VALUES;
  key = null;
}
