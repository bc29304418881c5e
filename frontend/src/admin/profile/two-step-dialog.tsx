import { beginTwoStep, newRecoveryCodes, turnOffTwoStep } from '../../api/staff/staff-two-step';
import { CheckedInput } from '../kit/forms/checked-input';
import { RecoveryCodes } from '../kit/session/recovery-codes';
import { begin, readSignIn } from '../kit/session/session';
import { useSession } from '../kit/session/session-store';
import { TwoStepSetup } from '../kit/session/two-step-setup';
import { notifyDone } from '../kit/shell/notify';
import { OpenedDialog } from '../kit/shell/opened-dialog';
import { SendForm, type SendFormProps } from '../kit/shell/send-form';

export type TwoStepStage =
  | { at: 'password' }
  | { at: 'setup'; ticket: string; setup: { secret: string; uri: string } }
  | { at: 'codes'; codes: readonly string[] }
  | { at: 'proof'; for: 'codes' | 'off' };

export interface TwoStepDialogProps {
  opened: boolean;
  onClose: () => void;
  stage: TwoStepStage | null;
  onStage: (stage: TwoStepStage | null) => void;
  onChanged: () => void;
}

const titleOf = (stage: TwoStepStage | null): string => {
  if (stage?.at === 'codes') return 'Your recovery codes';
  if (stage?.at !== 'proof') return 'Turn on two-step sign-in';
  return stage.for === 'off' ? 'Turn off two-step sign-in' : 'Get new recovery codes';
};

/** Turning it on, off, or getting new recovery codes, one stage after the other. */
export function TwoStepDialog({ opened, onClose, stage, onStage, onChanged }: TwoStepDialogProps) {
  // Codes that are shown only once must not be closed by accident.
  const isSafe = stage?.at !== 'codes';
  const showCodes = (codes: readonly string[]) => {
    onStage({ at: 'codes', codes });
    onChanged();
  };
  return (
    <OpenedDialog
      opened={opened}
      onClose={onClose}
      title={titleOf(stage)}
      closeOnClickOutside={false}
      closeOnEscape={isSafe}
      withCloseButton={isSafe}
    >
      {stage?.at === 'password' && (
        <ProofForm
          action="Continue"
          failure={['Two-step sign-in', 'was not turned on']}
          onSend={async ({ password = '' }) => onStage({ at: 'setup', ...(await beginTwoStep(password)) })}
        >
          <p>You’ll need your phone and an authenticator app. You’ll be signed out on all other devices.</p>
        </ProofForm>
      )}
      {stage?.at === 'setup' && (
        <TwoStepSetup
          ticket={stage.ticket}
          setup={stage.setup}
          onDone={({ enter, recoveryCodes }) => {
            enter();
            showCodes(recoveryCodes);
          }}
        />
      )}
      {stage?.at === 'codes' && (
        <RecoveryCodes codes={stage.codes} action="I’ve saved them" onDone={onClose} />
      )}
      {stage?.at === 'proof' && stage.for === 'codes' && (
        <ProofForm
          hasCode
          action="Get new codes"
          failure={['New codes', 'were not made']}
          onSend={async ({ password = '', code = '' }) =>
            showCodes(await newRecoveryCodes({ password, code }))
          }
        >
          <p>Your old recovery codes will stop working.</p>
        </ProofForm>
      )}
      {stage?.at === 'proof' && stage.for === 'off' && (
        <ProofForm
          hasCode
          action="Turn off"
          failure={['Two-step sign-in', 'was not turned off']}
          onSend={async ({ password = '', code = '' }) => {
            begin(readSignIn((await turnOffTwoStep({ password, code })).body));
            onClose();
            onChanged();
            notifyDone('Two-step sign-in is off');
          }}
        >
          <p>You’ll sign in with only your password. You’ll be signed out on all other devices.</p>
        </ProofForm>
      )}
    </OpenedDialog>
  );
}

/** Asks for the password, and for a code if two-step sign-in is on. */
function ProofForm({ hasCode, children, ...form }: SendFormProps & { hasCode?: boolean }) {
  const email = useSession()?.user?.email ?? '';
  return (
    <SendForm {...form}>
      {children}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <CheckedInput
        label="Your password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        data-autofocus
      />
      {hasCode && (
        <CheckedInput
          label="Code from your app, or a recovery code"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
        />
      )}
    </SendForm>
  );
}
