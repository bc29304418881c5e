import { Paper, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { askForLink } from './session';
import { EMAIL_FIELD, SessionForm } from './session-form';
import { signInFailure } from './sign-in-failure';

/** The answer is the same for every address, so that nobody learns here who has an account. */
export function ForgottenForm() {
  const [problem, setProblem] = useState('');
  const [sentTo, setSentTo] = useState('');

  async function send({ email: typed = '' }: Readonly<Record<string, string>>) {
    const email = typed.trim();
    setSentTo('');
    setProblem(email === '' ? 'Enter your email.' : '');
    if (email === '') return;
    try {
      await askForLink(email);
      setSentTo(email);
    } catch (error) {
      setProblem(signInFailure(error, Date.now()));
    }
  }

  return (
    <SessionForm action="Send the link" doing="Sending…" problem={problem} send={send}>
      <Text>We send you a link by which you choose a new one. It works once, for 30 minutes.</Text>
      <TextInput
        {...EMAIL_FIELD}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- staff have just asked for this form
        autoFocus
      />
      <div role="status">
        {sentTo && (
          <Paper withBorder px="md" py="sm">
            If {sentTo} belongs to an account, the link is on its way. Nothing after a few minutes? Look among
            your spam, or ask an owner.
          </Paper>
        )}
      </div>
    </SessionForm>
  );
}
