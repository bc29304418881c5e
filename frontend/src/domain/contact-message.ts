export const CONTACT_FIELDS = ['name', 'email', 'phone', 'subject', 'message'] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactValues = Readonly<Record<ContactField, string>>;
export type ContactProblems = Readonly<Partial<Record<ContactField, string>>>;

/** Subjects to choose from; with none of them chosen, no subject is sent and the default replaces it. */
export const CONTACT_SUBJECTS = ['Allergy', 'Large party', 'Lost and found', 'Press'] as const;

export const NO_VALUES: ContactValues = { name: '', email: '', phone: '', subject: '', message: '' };

/** The hidden field that only bots fill in. */
export const HONEYPOT_FIELD = 'website';

export const MESSAGE_HINT_LENGTH = 4_500;

export type ContactOutcome =
  | { status: 'success'; text: string }
  | {
      status: 'error';
      text: string;
      problems: ContactProblems;
      /** When to try again, if the server said so and the text does not; otherwise null. */
      retryAfterSeconds: number | null;
    };

export interface ServedContactForm {
  outcome: ContactOutcome;
  values: ContactValues;
}

const MISSING: ContactProblems = {
  name: 'Please tell us your name.',
  email: 'Enter your email so we can reply.',
  message: 'Please write your message.',
};

/** The outcome if a required field is missing or blank; otherwise null. */
export function missingOutcome(values: ContactValues): (ContactOutcome & { status: 'error' }) | null {
  const missing = CONTACT_FIELDS.filter(
    (field) => MISSING[field] !== undefined && values[field].trim() === '',
  );
  if (missing.length === 0) return null;
  return {
    status: 'error',
    text: 'Please complete the required fields.',
    problems: Object.fromEntries(missing.map((field) => [field, MISSING[field]])),
    retryAfterSeconds: null,
  };
}
