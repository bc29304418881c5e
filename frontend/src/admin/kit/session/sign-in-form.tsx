import { TextInput, type TextInputProps, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { signIn } from './session';
import { EMAIL_FIELD, SessionForm } from './session-form';

interface Problems {
  email?: string;
  password?: string;
}

interface SignInFormProps {
  email?: string;
  /** Handles a failure that asks for the second step, and throws any other. */
  goOn: (error: unknown) => Promise<void>;
  /** True if the visitor came back to this form from a later step. */
  takesFocus: boolean;
}

/** Focus goes to the field to correct. */
export function SignInForm({ email = '', goOn, takesFocus }: SignInFormProps) {
  const [problems, setProblems] = useState<Problems>({});

  async function send(typed: Readonly<Record<string, string>>, form: HTMLFormElement) {
    const { email: address = '', password = '' } = typed;
    const focus = (field: 'email' | 'password') =>
      form.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus();
    const missing = {
      ...(address.trim() === '' && { email: 'Enter your email.' }),
      ...(password === '' && { password: 'Enter your password.' }),
    };
    setProblems(missing);
    if (missing.email ?? missing.password) return focus(missing.email ? 'email' : 'password');
    try {
      await signIn(address.trim(), password);
    } catch (error) {
      focus('password');
      await goOn(error);
    }
  }

  const first = { 'data-autofocus': true, autoFocus: takesFocus };
  return (
    <SessionForm action="Sign in" doing="Signing in…" send={send}>
      <TextInput {...EMAIL_FIELD} defaultValue={email} {...(email === '' && first)} error={problems.email} />
      <PasswordField {...(email !== '' && first)} error={problems.password} />
    </SessionForm>
  );
}

export function PasswordField(props: TextInputProps) {
  const [isShown, setIsShown] = useState(false);
  const [isCapsLock, setIsCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setIsCapsLock(event.getModifierState('CapsLock'));
  return (
    <div>
      <TextInput
        size="lg"
        label="Password"
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        onKeyDown={look}
        onKeyUp={look}
        rightSectionWidth="4.5rem"
        rightSection={
          <UnstyledButton
            className="target"
            c="var(--color-link)"
            fw={600}
            aria-label={isShown ? 'Hide the password' : 'Show the password'}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}
          </UnstyledButton>
        }
      />
      <p className="note" role="status">
        {isCapsLock && 'Caps Lock is on.'}
      </p>
    </div>
  );
}
