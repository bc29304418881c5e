import {
  CONTACT_FIELDS,
  type ContactOutcome,
  type ContactProblems,
  type ContactValues,
} from '../domain/contact-message';
import { request as siteRequest, type ApiCall, type Request } from './client';
import { isApiError, type ApiError } from './errors';

export interface ContactLetter {
  values: ContactValues;
  /** What the hidden field holds: nothing, unless a program filled it in. */
  honeypot: string;
  /** Path of the page that the form was on. */
  pagePath: string;
}

type FailedAnswer = ApiError['answer'];

const SENT = 'Message sent — we’ll reply shortly.';
const NOT_SENT = 'We could not send your message. Please try again.';

/** The call that sends a letter. An empty subject is replaced, an empty phone left out. */
export function contactCall({ values, honeypot, pagePath }: ContactLetter) {
  const [name, email, phone, subject, message] = CONTACT_FIELDS.map((field) => values[field].trim());
  return {
    path: '/api/contact',
    method: 'POST',
    body: { name, email, message, subject: subject || 'Contact from website', ...(phone ? { phone } : {}) },
    headers: {
      'X-Page-Path': pagePath,
      ...(honeypot === '' ? {} : { 'X-Honeypot': asHeader(honeypot) }),
    },
  } satisfies ApiCall;
}

/** A header holds printable ASCII alone, and one that is blank counts as absent. */
function asHeader(text: string): string {
  return (
    text
      .slice(0, 200)
      .replace(/[^ -~]/g, '?')
      .trim() || '?'
  );
}

/** The outcome of an answer from 200 to 299, in the site's own words whatever the body says. */
export function contactSuccess(): ContactOutcome {
  return { status: 'success', text: SENT };
}

/** The outcome of a failed call, `null` for one without an answer: offline, timed out or aborted. */
export function contactFailure(answer: FailedAnswer): ContactOutcome & { status: 'error' } {
  return {
    status: 'error',
    text: contactFailureText(answer),
    problems: problemsOf(answer),
    retryAfterSeconds: answer?.complaint.message ? null : (answer?.retryAfterSeconds ?? null),
  };
}

/**
 * What is said of a failure: the server's `message` field, else its `error` field, else its body as text, else, where
 * there is no body or an empty one, our own words.
 */
export function contactFailureText(answer: FailedAnswer): string {
  if (!answer) return NOT_SENT;
  const { body, complaint } = answer;
  return complaint.message || complaint.code || stringified(body) || NOT_SENT;
}

function stringified(body: unknown): string {
  if (body === null || body === undefined) return '';
  if (typeof body === 'string') return body.trim();
  const text = JSON.stringify(body);
  return text === '{}' || text === '[]' ? '' : text;
}

function problemsOf(answer: FailedAnswer): ContactProblems {
  const details = answer?.complaint.details ?? [];
  return Object.fromEntries(
    CONTACT_FIELDS.flatMap((field) => {
      const detail = details.find(({ path, message }) => path === field && message !== '');
      return detail ? [[field, detail.message]] : [];
    }),
  );
}

/** Sends a letter; whatever goes wrong is an outcome too. */
export async function sendContact(
  letter: ContactLetter,
  request: Request = siteRequest,
): Promise<ContactOutcome> {
  try {
    await request(contactCall(letter));
    return contactSuccess();
  } catch (caught) {
    return contactFailure(isApiError(caught) ? caught.answer : null);
  }
}
