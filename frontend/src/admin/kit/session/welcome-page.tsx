import { Text, TextInput } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isApiError } from '../../../api/errors';
import { choosePassword } from './session';
import { SessionForm, SessionPage } from './session-form';
import { MIN_PASSWORD } from './session-store';
import { signInFailure } from './sign-in-failure';

/** Where the link of an invitation leads. Its code is behind the `#`, which no server sees. */
export function WelcomePage() {
  const code = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');
  useDocumentTitle('Choose a password · Staff');

  async function send({ password = '' }: Readonly<Record<string, string>>) {
    setProblem('');
    try {
      await choosePassword(code, password);
      await navigate('/admin', { replace: true });
    } catch (error) {
      const isGone = isApiError(error, 'not-found');
      setProblem(
        isGone
          ? 'This link has been used or has expired. Ask an owner for a new one, or for one by mail on the sign-in page.'
          : signInFailure(error, Date.now()),
      );
    }
  }

  return (
    <SessionPage title="Choose a password">
      <SessionForm isChecked action="Save and sign in" doing="Signing in…" problem={problem} send={send}>
        <Text>It is for the staff area. With your email address, it signs you in from now on.</Text>
        <TextInput
          size="lg"
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          description={`At least ${MIN_PASSWORD} characters. A few words are easy to remember.`}
          minLength={MIN_PASSWORD}
          required
        />
      </SessionForm>
    </SessionPage>
  );
}
