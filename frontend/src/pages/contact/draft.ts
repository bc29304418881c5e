import { NO_VALUES, type ContactValues } from '../../domain/contact-message';

/*
 * What was typed outlives the page while the tab does not leave the site: whoever looks up a dish in the middle of a
 * letter finds it again. In memory alone, as it is personal; a reload is the browser's own business.
 */
let draft: ContactValues = NO_VALUES;

export function readDraft(): ContactValues {
  return draft;
}

export function keepDraft(values: ContactValues): void {
  draft = values;
}

export function forgetDraft(): void {
  draft = NO_VALUES;
}
