import {
  CONTACT_FIELDS,
  HONEYPOT_FIELD,
  MESSAGE_MIN_LENGTH,
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

/**
 * What keeps a form from being sent, or null. First what is missing; then what the fields' own attributes ask, which the
 * browser would complain of in a bubble of its own, were it not told to leave that to us.
 */
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
    text: 'Please look at what is marked below.',
    problems: {
      ...(isEmailOdd && { email: 'Please write your e-mail address like name@example.com.' }),
      ...(isMessageShort && { message: `Please write at least ${MESSAGE_MIN_LENGTH} characters.` }),
    },
    retryAfterSeconds: null,
  };
}
