import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sendContact } from '../../api/contact';
import { MESSAGE_MIN_LENGTH } from '../../api/generated/limits';
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactOutcome,
  type ContactProblems,
  type ContactValues,
  HONEYPOT_FIELD,
  MESSAGE_HINT_LENGTH,
  missingOutcome,
  NO_VALUES,
} from '../../domain/contact-message';
import { useServedForm } from '../../features/boot/boot-context';
import { draftKey, forgetDraft, keepDraft, keepOutcome, readDraft, unseenOutcome } from './draft';

export type FormState = { status: 'idle' } | { status: 'sending' } | ContactOutcome;

const NO_PROBLEMS: ContactProblems = {};

/** Starts with the outcome of a form posted without a script, else with the draft. */
export function useContactForm() {
  const served = useServedForm();
  const { pathname } = useLocation();
  const [state, setState] = useState<FormState>(served?.outcome ?? { status: 'idle' });
  const [fields, setFields] = useState({ key: 0, values: served?.values ?? readDraft() });
  const [isMessageLong, setMessageLong] = useState(served !== undefined && isLong(served.values));
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const isSending = useRef(false);
  /** An outcome not yet shown on the page. */
  const unseen = useRef<FormState>(null);
  const problems = state.status === 'error' ? state.problems : NO_PROBLEMS;

  const settle = (next: ContactOutcome) => {
    unseen.current = next;
    setState(next);
  };

  useEffect(() => {
    if (unseen.current !== state) return;
    unseen.current = null;
    const field = firstOf(problems);
    const control = field && form.current?.elements.namedItem(field);
    const target = control instanceof HTMLElement ? control : outcome.current;
    target?.focus();
  }, [state, problems]);

  const showOutcome = async () => {
    const call = unseenOutcome();
    if (!call) return;
    isSending.current = true;
    setState({ status: 'sending' });
    const next = await call;
    // The page was left.
    if (!form.current) return;
    keepOutcome(null);
    isSending.current = false;
    if (next.status === 'success') {
      setFields(({ key }) => ({ key: key + 1, values: NO_VALUES }));
      setMessageLong(false);
    }
    settle(next);
  };
  const awaitOutcome = useEffectEvent(showOutcome);

  useEffect(() => {
    if (!form.current) return;
    // The browser only validates if no script runs: otherwise its bubbles would appear before our messages.
    form.current.noValidate = true;
    const { values } = readForm(form.current);
    keepDraft(values);
    setMessageLong(isLong(values));
    void awaitOutcome();
  }, []);

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const problem = checkForm(event.currentTarget);
    if (problem) return settle(problem);
    const letter = { ...readForm(event.currentTarget), pagePath: pathname, key: draftKey() };
    keepOutcome(send(letter));
    await showOutcome();
  };

  const change = (event: SyntheticEvent<HTMLFormElement>) => {
    const { values } = readForm(event.currentTarget);
    keepDraft(values);
    setMessageLong(isLong(values));
    const { target } = event;
    const name =
      target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.name : '';
    if (state.status !== 'error' || !(name in state.problems)) return;
    const left = Object.fromEntries(Object.entries(state.problems).filter(([field]) => field !== name));
    setState(Object.keys(left).length === 0 ? { status: 'idle' } : { ...state, problems: left });
  };

  return { form, outcome, state, problems, fields, isMessageLong, submit, change, served };
}

async function send(letter: Parameters<typeof sendContact>[0]): Promise<ContactOutcome> {
  const outcome = await sendContact(letter);
  if (outcome.status === 'success') forgetDraft();
  return outcome;
}

const isLong = ({ message }: ContactValues) => message.length >= MESSAGE_HINT_LENGTH;

export function firstOf(problems: ContactProblems): ContactField | undefined {
  return CONTACT_FIELDS.find((field) => field in problems);
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

function readForm(form: HTMLFormElement): { values: ContactValues; honeypot: string } {
  const data = new FormData(form);
  const entries = CONTACT_FIELDS.map((field) => [field, textOf(data, field)]);
  return { values: Object.fromEntries(entries) as ContactValues, honeypot: textOf(data, HONEYPOT_FIELD) };
}

// Of what was typed before hydration: if the browser has translated the page by then, React draws it anew, without that.
const early = globalThis.document?.querySelector<HTMLFormElement>('form[action="/contact"]');
if (early) keepDraft(readForm(early).values);

/** Missing fields first, then the constraints in the attributes: the browser's own validation is off. */
function checkForm(form: HTMLFormElement): (ContactOutcome & { status: 'error' }) | null {
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
