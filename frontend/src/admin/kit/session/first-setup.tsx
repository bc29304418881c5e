import { useState } from 'react';
import { RecoveryCodes } from './recovery-codes';
import type { FinishedTwoStep } from './finish-two-step';
import { TextButton } from './session-form';
import { TwoStepSetup } from './two-step-setup';

interface FirstSetupProps {
  ticket: string;
  setup: { secret: string; uri: string };
  onDone: () => void;
  onBack: () => void;
}

/** The second step for accounts that have to set it up first. Signs in once the recovery codes have been seen. */
export function FirstSetup({ ticket, setup, onDone, onBack }: FirstSetupProps) {
  const [finished, setFinished] = useState<FinishedTwoStep | null>(null);
  if (finished)
    return (
      <RecoveryCodes
        codes={finished.recoveryCodes}
        action="I’ve saved them, continue"
        onDone={() => {
          finished.enter();
          onDone();
        }}
      />
    );
  return (
    <>
      <p>
        Everyone here signs in with a password and a code from their phone. Set it up now; it takes a minute.
      </p>
      <TwoStepSetup ticket={ticket} setup={setup} onDone={setFinished} />
      <TextButton onClick={onBack}>Back to sign-in</TextButton>
    </>
  );
}
