import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { isApiError } from '../../../api/errors';
import { CodeField, codeSender } from './code-field';
import { finishTwoStep } from './finish-two-step';
import { SessionForm, TextButton } from './session-form';
import { signInFailure } from './sign-in-failure';

interface CodeStepProps {
  ticket: string;
  onDone: () => void;
  onBack: () => void;
}

/** The second step of signing in, if two-step sign-in is on. */
export function CodeStep({ ticket, onDone, onBack }: CodeStepProps) {
  const [isRecovery, setIsRecovery] = useState(false);

  const missing = isRecovery ? 'Enter one of your recovery codes.' : 'Enter the 6-digit code.';
  const send = codeSender(missing, async (code) => {
    (await finishTwoStep(ticket, code)).enter();
    onDone();
  });

  return (
    <>
      <SessionForm
        key={String(isRecovery)}
        action="Sign in"
        doing="Signing in…"
        send={send}
        wordsOf={(error) => failureWords(error, isRecovery)}
      >
        <p>
          {isRecovery
            ? 'Enter one of the codes you saved when you set up two-step sign-in. Each works once.'
            : 'Open the authenticator app on your phone and enter the code for this account.'}
        </p>
        {isRecovery ? (
          <TextInput
            size="lg"
            label="Recovery code"
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- staff have just asked for this field
            autoFocus
          />
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- takes the place of the password’s field
          <CodeField autoFocus />
        )}
      </SessionForm>
      <TextButton onClick={() => setIsRecovery(!isRecovery)}>
        {isRecovery ? 'Use the app instead' : 'Use a recovery code'}
      </TextButton>
      <TextButton onClick={onBack}>Back to sign-in</TextButton>
    </>
  );
}

function failureWords(error: unknown, isRecovery: boolean): string {
  if (isApiError(error, 'not-found')) return 'This took too long. Go back and enter your password again.';
  if (!isApiError(error, 'unauthorized')) return signInFailure(error, Date.now());
  return isRecovery
    ? 'That isn’t one of your codes, or it has been used already. Try another one.'
    : 'That code isn’t right, or it has been used already. Wait for the next one. If that fails too, check that your phone sets its clock automatically.';
}
