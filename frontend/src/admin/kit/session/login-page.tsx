import { Box, Text } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { canKeepSession } from '../../../api/session-token';
import { ForgottenForm } from './forgotten-form';
import { ownPath } from './own-path';
import { canSendLinks } from './session';
import { SessionPage, TextButton } from './session-form';
import { type SessionEnd, useSession, useSessionEnd } from './session-store';
import { SignInForm } from './sign-in-form';
import { useSecondStep } from './use-second-step';

const HOW_IT_ENDED: Readonly<Record<SessionEnd, string>> = {
  ended: 'You’ve been signed out. Sign in to continue.',
  refused: 'You’ve been signed out. Sign in to continue.',
  'signed-out': 'You’re signed out.',
  'signed-out-untold':
    'You’re signed out on this device, but we couldn’t reach the server. Your sign-in expires by itself within hours. If someone else could be using it, ask an owner for a new password link.',
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
