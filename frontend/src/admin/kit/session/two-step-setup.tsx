import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { isApiError } from '../../../api/errors';
import { CodeField, codeSender, takeFocus } from './code-field';
import { finishTwoStep, type FinishedTwoStep } from './finish-two-step';
import { SessionForm } from './session-form';
import { signInFailure } from './sign-in-failure';
import styles from './two-step-setup.module.css';

interface TwoStepSetupProps {
  ticket: string;
  setup: { secret: string; uri: string };
  onDone: (finished: FinishedTwoStep) => void;
}

/** Adds the account to an authenticator app; its first code proves that this has worked. */
export function TwoStepSetup({ ticket, setup, onDone }: TwoStepSetupProps) {
  const send = codeSender('Enter the 6-digit code that the app shows.', async (code) =>
    onDone(await finishTwoStep(ticket, code)),
  );

  return (
    <SessionForm action="Turn on" doing="Turning on…" send={send} wordsOf={failureWords}>
      <ol className={styles.steps} tabIndex={-1} ref={takeFocus}>
        <li>
          <p>
            Scan this with an authenticator app on your phone, like Google Authenticator, Microsoft
            Authenticator or your password manager.
          </p>
          <QrCode text={setup.uri} label="QR code for your authenticator app" />
          <p className="note">
            Is the app on this device? <a href={setup.uri}>Add the account there</a>, or type this key into
            the app: <code className={styles.key}>{setup.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
          </p>
        </li>
        <li>
          <p>Enter the code the app shows for this account.</p>
          <CodeField mt="xs" />
        </li>
      </ol>
    </SessionForm>
  );
}

/** Cameras need this many empty modules around it. */
const MARGIN = 4;

/** Black on white in both color schemes: some apps read nothing else. */
function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const side = code.size + 2 * MARGIN;
  return (
    <svg
      className={styles.qr}
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={toSvgPath(code)} />
    </svg>
  );
}

function failureWords(error: unknown): string {
  if (isApiError(error, 'not-found')) return 'This took too long. Start again with your password.';
  if (isApiError(error, 'refused'))
    return 'That code isn’t right. Wait for the next one. If that fails too, check that your phone sets its clock automatically.';
  return signInFailure(error, Date.now());
}
