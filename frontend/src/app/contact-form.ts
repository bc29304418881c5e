import { contactCall, contactFailure, contactSuccess, contactUnknown } from '../api/contact';
import { failedAnswer } from '../api/failed-answer';
import {
  CONTACT_FIELDS,
  HONEYPOT_FIELD,
  missingOutcome,
  NO_VALUES,
  type ContactOutcome,
  type ContactValues,
  type ServedContactForm,
} from '../domain/contact-message';

interface FormResult {
  status: number;
  text: string;
  retryAfterSeconds: number | null;
  form: ServedContactForm;
}

export interface FormAnswer {
  status: number;
  body: unknown;
  retryAfter: string | undefined;
}

export type NoAnswer = 'away' | 'timed-out';

export type FormStep =
  | { kind: 'settled'; result: FormResult }
  | {
      kind: 'call';
      call: { path: string; body: unknown; headers: Record<string, string> };
      settle: (answer: FormAnswer | NoAnswer) => FormResult;
    };

const RETRY_SECONDS = 5;

export function readContactForm(fields: ReadonlyMap<string, string>, pagePath: string): FormStep {
  const values = valuesOf(fields);
  const missing = missingOutcome(values);
  if (missing) return { kind: 'settled', result: resultOf(400, missing, values) };
  const { path, body, headers } = contactCall({
    values,
    honeypot: fields.get(HONEYPOT_FIELD) ?? '',
    pagePath,
  });
  return {
    kind: 'call',
    call: { path, body, headers },
    settle(answer) {
      if (answer === 'away') return resultOf(503, contactFailure(null), values, RETRY_SECONDS);
      if (answer === 'timed-out') return resultOf(504, contactUnknown(), values);
      if (answer.status >= 200 && answer.status < 300) {
        return resultOf(200, contactSuccess(), NO_VALUES);
      }
      const failed = failedAnswer(answer.status, answer.body, answer.retryAfter, null).answer;
      const status = answer.status >= 400 ? answer.status : 502;
      return resultOf(status, contactFailure(failed), values, failed?.retryAfterSeconds ?? null);
    },
  };
}

function resultOf(
  status: number,
  outcome: ContactOutcome,
  values: ContactValues,
  retryAfterSeconds: number | null = null,
): FormResult {
  return { status, text: outcome.text, retryAfterSeconds, form: { outcome, values } };
}

/** HTML can contain neither CR nor NUL, both of which a form may send: the page would not show what was sent. */
function valuesOf(fields: ReadonlyMap<string, string>): ContactValues {
  const entries = CONTACT_FIELDS.map((field) => [
    field,
    (fields.get(field) ?? '').replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd'),
  ]);
  return Object.fromEntries(entries) as ContactValues;
}
