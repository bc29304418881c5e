import { newIdempotencyKey } from '../../api/idempotency-key';
import { NO_VALUES, type ContactOutcome, type ContactValues } from '../../domain/contact-message';
import { noteWriting } from '../../ui/load-again';

/*
 * A draft outlives the page while the tab stays on the site: a visitor who looks up a dish halfway through
 * finds the text again. Kept only in memory, because it is personal.
 */
let draft: ContactValues = NO_VALUES;
let key: string | null = null;
let outcome: Promise<ContactOutcome> | null = null;

export function readDraft(): ContactValues {
  return draft;
}

export function keepDraft(values: ContactValues): void {
  draft = values;
  noteWriting(Object.values(values).some((text) => text !== ''));
}

/** Stays the same until the message has arrived. */
export function draftKey(): string {
  key ??= newIdempotencyKey();
  return key;
}

export function forgetDraft(): void {
  keepDraft(NO_VALUES);
  key = null;
}

/** Of a message that was under way when its page was left: whoever comes back sees it, and can't send it twice. */
export function unseenOutcome(): Promise<ContactOutcome> | null {
  return outcome;
}

export function keepOutcome(next: Promise<ContactOutcome> | null): void {
  outcome = next;
}
