import { MESSAGE_MIN_LENGTH } from '../../api/generated/limits';
import {
  CONTACT_FIELDS,
  HONEYPOT_FIELD,
  missingOutcome,
  type ContactOutcome,
  type ContactValues,
} from '../../domain/contact-message';

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

export function readForm(form: HTMLFormElement): { values: ContactValues; honeypot: string } {
  const data = new FormData(form);
  const entries = CONTACT_FIELDS.map((field) => [field, textOf(data, field)]);
  return { values: Object.fromEntries(entries) as ContactValues, honeypot: textOf(data, HONEYPOT_FIELD) };
}

/** First what is missing, then the rules of the fields' own attributes: the browser's bubbles are off. */
export function checkForm(form: HTMLFormElement): (ContactOutcome & { status: 'error' }) | null {
  const { values } = readForm(form);
  const missing = missingOutcome(values);
  if (missing) return missing;
  const email = form.elements.namedItem('email');
  const isEmailOdd = email instanceof HTMLInputElement && email.validity.typeMismatch;
  const isMessageShort = values.message.trim().length < MESSAGE_MIN_LENGTH;
  if (!isEmailOdd && !isMessageShort) return null;
  return {
    status: 'error',
    text: 'Please check the fields marked below.',
    problems: {
      ...(isEmailOdd && { email: 'Enter an email address like name@example.com.' }),
      ...(isMessageShort && { message: `Please write at least ${MESSAGE_MIN_LENGTH} characters.` }),
    },
    retryAfterSeconds: null,
  };
}
