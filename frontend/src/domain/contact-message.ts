/** What a visitor fills in, in the order of the form. */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'subject', 'message'] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactValues = Readonly<Record<ContactField, string>>;
/** What is wrong with a field, in a sentence; a field that is right is absent. */
export type ContactProblems = Readonly<Partial<Record<ContactField, string>>>;

export const NO_VALUES: ContactValues = { name: '', email: '', phone: '', subject: '', message: '' };

/** Name of the field that people don't see: whoever fills it in is a program. */
export const HONEYPOT_FIELD = 'website';

/** The most characters of each field; the CMS refuses more. */
export const MAX_LENGTHS: Readonly<Record<ContactField, number>> = {
  name: 120,
  email: 254,
  phone: 40,
  subject: 200,
  message: 5_000,
};
export const MESSAGE_MIN_LENGTH = 5;

/** How a message ended. */
export type ContactOutcome =
  | { status: 'success'; text: string }
  | {
      status: 'error';
      text: string;
      problems: ContactProblems;
      /** Seconds after which it is worth another try, where that was told and the text does not say it; else null. */
      retryAfterSeconds: number | null;
    };

/** A form that the server took from a browser without a script: how it ended, and what stays in the fields. */
export interface ServedContactForm {
  outcome: ContactOutcome;
  values: ContactValues;
}

const MISSING: ContactProblems = {
  name: 'Please tell us your name.',
  email: 'Please give us an e-mail address to answer to.',
  message: 'Please write your message.',
};

/** The outcome of a form that lacks what is required, blanks not counting; null where nothing is missing. */
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
