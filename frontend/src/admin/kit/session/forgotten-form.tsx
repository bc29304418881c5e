import { Paper, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { askForLink } from './session';
import { EMAIL_FIELD, SessionForm } from './session-form';

/** The answer is the same for every address, so that nobody learns here who has an account. */
export function ForgottenForm() {
  const [sentTo, setSentTo] = useState('');

  async function send({ email: typed = '' }: Readonly<Record<string, string>>) {
    const email = typed.trim();
    setSentTo('');
    if (email === '') return 'Enter your email.';
    await askForLink(email);
    setSentTo(email);
  }

  return (
    <SessionForm action="Send link" doing="Sending…" send={send}>
      <Text>We’ll email you a link to choose a new password. It works once and expires in 30 minutes.</Text>
      <TextInput
        {...EMAIL_FIELD}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- staff have just asked for this form
        autoFocus
      />
      <div role="status">
        {sentTo && (
          <Paper withBorder px="md" py="sm">
            If {sentTo} has an account, the link is on its way. Nothing after a few minutes? Check your spam
            folder, or ask an owner.
          </Paper>
        )}
      </div>
    </SessionForm>
  );
}
