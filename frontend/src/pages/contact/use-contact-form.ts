import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { sendContact } from '../../api/contact';
import {
  CONTACT_FIELDS,
  NO_VALUES,
  type ContactField,
  type ContactOutcome,
  type ContactProblems,
} from '../../domain/contact-message';
import { useServedForm } from '../../features/boot/boot-context';
import { forgetDraft, keepDraft, readDraft } from './draft';
import { checkForm, readForm } from './read-form';

export type FormState = { status: 'idle' } | { status: 'sending' } | ContactOutcome;

const NO_PROBLEMS: ContactProblems = {};

/**
 * The contact form: idle, sending, then success or error. It starts with the outcome of the form that the server took,
 * where it took one, and else with what was typed before the visitor left the page.
 */
export function useContactForm() {
  const served = useServedForm();
  const { pathname } = useLocation();
  const [state, setState] = useState<FormState>(served?.outcome ?? { status: 'idle' });
  const [fields, setFields] = useState({ key: 0, values: served?.values ?? readDraft() });
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const isSending = useRef(false);
  /** An outcome that is not on the page yet. */
  const unseen = useRef<FormState>(null);
  const problems = state.status === 'error' ? state.problems : NO_PROBLEMS;

  useEffect(() => {
    // The browser checks only where no script runs: its bubbles would come before our words.
    if (form.current) form.current.noValidate = true;
  }, []);

  /** Shows how it ended, and moves focus there once it shows. */
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

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const problem = checkForm(event.currentTarget);
    if (problem) return settle(problem);
    const letter = { ...readForm(event.currentTarget), pagePath: pathname };
    isSending.current = true;
    setState({ status: 'sending' });
    const next = await sendContact(letter);
    isSending.current = false;
    if (next.status === 'success') {
      forgetDraft();
      setFields(({ key }) => ({ key: key + 1, values: NO_VALUES }));
    }
    settle(next);
  };

  /** Keeps what is typed, and takes back what was said of the field. */
  const change = (event: SyntheticEvent<HTMLFormElement>) => {
    keepDraft(readForm(event.currentTarget).values);
    const { target } = event;
    const name =
      target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.name : '';
    if (state.status !== 'error' || !(name in state.problems)) return;
    const left = Object.fromEntries(Object.entries(state.problems).filter(([field]) => field !== name));
    setState(Object.keys(left).length === 0 ? { status: 'idle' } : { ...state, problems: left });
  };

  return { form, outcome, state, problems, fields, submit, change, served };
}

/** The first field of the form that something is wrong with. */
export function firstOf(problems: ContactProblems): ContactField | undefined {
  return CONTACT_FIELDS.find((field) => field in problems);
}
