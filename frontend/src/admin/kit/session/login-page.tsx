import { Box, Paper, Text, TextInput } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { canKeepSession } from '../../../api/session-token';
import { ownPath } from './own-path';
import { askForLink, canSendLinks } from './session';
import { EMAIL_FIELD, SessionForm, SessionPage, TextButton } from './session-form';
import { type SessionEnd, useSession, useSessionEnd } from './session-store';
import { SignInForm } from './sign-in-form';
import { useSecondStep } from './use-second-step';

const HOW_IT_ENDED: Readonly<Record<SessionEnd, string>> = {
  ended: 'You’ve been signed out. Sign in to continue.',
  refused: 'You’ve been signed out. Sign in to continue.',
  'signed-out': 'You’re signed out.',
  'signed-out-untold':
    'You’re signed out on this device, but we couldn’t reach the server. This session ends by itself within a few hours. If someone else could be using it, ask an owner for a new password link.',
  'signed-out-elsewhere': 'You signed out in another tab.',
};

const QUIET = { c: 'dimmed', fz: 'var(--text-s)' };

/** Goes on to the screen in `redirect` as soon as staff have signed in, in this tab or another. */
export function LoginPage() {
  const session = useSession();
  const end = useSessionEnd();
  const [query] = useSearchParams();
  const { data: byMail = false } = useSWR('forgotten', canSendLinks);
  const [isForgotten, setIsForgotten] = useState(false);
  const { step, goOn, isBack } = useSecondStep();
  useDocumentTitle('Sign in · Staff');
  if (session !== null) return <Navigate to={ownPath(query.get('redirect'))} replace />;
  return (
    <SessionPage title={isForgotten ? 'Reset your password' : 'Staff sign-in'}>
      {end && !isForgotten && step === null && (
        <Text role="status" {...QUIET}>
          {HOW_IT_ENDED[end]}
        </Text>
      )}
      {step ?? (isForgotten ? <ForgottenForm /> : <SignInForm goOn={goOn} takesFocus={isBack} />)}
      {!canKeepSession() && (
        <Text {...QUIET}>You’re in a private window. You’ll be signed out when you close this tab.</Text>
      )}
      {step === null && byMail && (
        <TextButton onClick={() => setIsForgotten(!isForgotten)}>
          {isForgotten ? 'Back to sign-in' : 'Forgot your password?'}
        </TextButton>
      )}
      {step === null && !byMail && <Text {...QUIET}>Forgot your password? Ask an owner for a new link.</Text>}
      <Box component="a" className="target" w="fit-content" href="/">
        Go to the public site
      </Box>
    </SessionPage>
  );
}

/** The answer is the same for every address, so that nobody learns here who has an account. */
function ForgottenForm() {
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
