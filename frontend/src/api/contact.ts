import {
  CONTACT_FIELDS,
  type ContactOutcome,
  type ContactProblems,
  type ContactValues,
} from '../domain/contact-message';
import { request as siteRequest, type ApiCall, type Request } from './client';
import { CodeMissingError, isApiError, type ApiError } from './errors';

export interface ContactLetter {
  values: ContactValues;
  honeypot: string;
  pagePath: string;
  /** The same on every retry, so that the message is stored once; if scripts are off, the web host creates it. */
  key?: string;
}

type FailedAnswer = ApiError['answer'];

export const SUBJECT_WHEN_MISSING = 'Contact from website';
const SENT = 'Message sent — we’ll reply shortly.';
const NOT_KNOWN = 'We can’t tell whether your message arrived. Send it again: it won’t reach us twice.';
const NOT_SENT = 'We could not send your message. Please try again.';
const RELOAD = 'If that fails too, copy what you wrote, reload the page and send it from there.';

export function contactCall({ values, honeypot, pagePath, key }: ContactLetter) {
  const [name, email, phone, subject, message] = CONTACT_FIELDS.map((field) => values[field].trim());
  return {
    path: '/api/contact',
    method: 'POST',
    body: { name, email, message, subject: subject || SUBJECT_WHEN_MISSING, ...(phone ? { phone } : {}) },
    headers: {
      'X-Page-Path': pagePath,
      ...(key !== undefined && { 'Idempotency-Key': key }),
      ...(honeypot === '' ? {} : { 'X-Honeypot': asHeader(honeypot) }),
    },
  } satisfies ApiCall;
}

/** A header may contain only printable ASCII, and a blank header counts as missing. */
function asHeader(text: string): string {
  return (
    text
      .slice(0, 200)
      .replace(/[^ -~]/g, '?')
      .trim() || '?'
  );
}

/** For an aborted call: the message may have arrived anyway. */
export function contactUnknown(): ContactOutcome & { status: 'error' } {
  return { ...contactFailure(null), text: NOT_KNOWN };
}

export function contactSuccess(): ContactOutcome {
  return { status: 'success', text: SENT };
}

/** `answer` is null if there was none: offline, timed out or aborted. */
export function contactFailure(answer: FailedAnswer): ContactOutcome & { status: 'error' } {
  return {
    status: 'error',
    text: contactFailureText(answer),
    problems: problemsOf(answer),
    retryAfterSeconds: answer?.complaint.message ? null : (answer?.retryAfterSeconds ?? null),
  };
}

/** The server's `message`, else its `error`, else its body as text, else our own wording. */
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

/** Never rejects: a failure is returned as an outcome. */
export async function sendContact(
  letter: ContactLetter,
  request: Request = siteRequest,
): Promise<ContactOutcome> {
  try {
    await request(contactCall(letter));
    return contactSuccess();
  } catch (caught) {
    if (caught instanceof CodeMissingError) return { ...contactFailure(null), text: `${NOT_SENT} ${RELOAD}` };
    return contactFailure(isApiError(caught) ? caught.answer : null);
  }
}
