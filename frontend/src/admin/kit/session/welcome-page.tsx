import { Box, Text } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { isApiError } from '../../../api/errors';
import { ADMIN_ROOT, LOGIN_PATH } from './own-path';
import { choosePassword } from './session';
import { SessionForm, SessionPage } from './session-form';
import { MIN_PASSWORD } from './session-store';
import { signInFailure } from './sign-in-failure';
import { PasswordField } from './sign-in-form';
import { useSecondStep } from './use-second-step';

/** The page that an invitation's link opens. Its code is after the `#`, which no server sees. */
export function WelcomePage() {
  const code = useLocation().hash.slice(1);
  const navigate = useNavigate();
  useDocumentTitle('Choose a password · Staff');

  const onDone = () => void navigate(ADMIN_ROOT, { replace: true });
  const onBack = () => void navigate(LOGIN_PATH, { replace: true });
  const { step, goOn } = useSecondStep({ onDone, onBack });

  async function send({ password = '' }: Readonly<Record<string, string>>, form: HTMLFormElement) {
    if (password.length < MIN_PASSWORD) {
      form.querySelector('input')?.focus();
      return `Choose at least ${MIN_PASSWORD} characters.`;
    }
    try {
      await choosePassword(code, password);
      onDone();
    } catch (error) {
      await goOn(error);
    }
  }

  if (step !== null) return <SessionPage title="Staff sign-in">{step}</SessionPage>;
  return (
    <SessionPage title="Choose a password">
      <SessionForm action="Save and sign in" doing="Signing in…" send={send} wordsOf={failureWords}>
        <Text>You’ll use it with your email to sign in to the staff area.</Text>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          description={`At least ${MIN_PASSWORD} characters. A few words are easy to remember.`}
          required
        />
      </SessionForm>
      {/* For people who open a used link again. */}
      <Box component={Link} className="target" w="fit-content" to={LOGIN_PATH}>
        Go to sign-in
      </Box>
    </SessionPage>
  );
}

const failureWords = (error: unknown) =>
  isApiError(error, 'not-found')
    ? 'This link has been used or has expired. Ask an owner for a new one, or use “Forgot your password?” on the sign-in page. If you’ve already chosen a password, sign in with it.'
    : signInFailure(error, Date.now());
