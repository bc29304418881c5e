import { Button, TextInput } from '@mantine/core';
import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';
import { signIn } from './session';
import { signInFailure } from './sign-in-failure';
import styles from './sign-in-form.module.css';

interface Problems {
  email?: string;
  password?: string;
  whole?: string;
}

/** A real form with the field names that password managers expect. Focus goes to the field to correct. */
export function SignInForm({ email = '' }: { email?: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [problems, setProblems] = useState<Problems>({});

  function fail(found: Problems, field: 'email' | 'password') {
    setProblems(found);
    form.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus();
  }

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const values = new FormData(event.currentTarget);
    const address = textOf(values.get('email')).trim();
    const password = textOf(values.get('password'));
    const missing = {
      ...(address === '' && { email: 'Enter your email.' }),
      ...(password === '' && { password: 'Enter your password.' }),
    };
    if (missing.email ?? missing.password) return fail(missing, missing.email ? 'email' : 'password');
    setProblems({});
    setIsSending(true);
    try {
      await signIn(address, password);
    } catch (error) {
      fail({ whole: signInFailure(error, Date.now()) }, 'password');
    } finally {
      setIsSending(false);
    }
  }

  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={(event) => void send(event)}>
      <TextInput
        size="lg"
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={email}
        data-autofocus={email === '' || undefined}
        error={problems.email}
      />
      <PasswordField isFirst={email !== ''} error={problems.password} />
      <div role="alert">{problems.whole && <p className={styles.failure}>{problems.whole}</p>}</div>
      {/* Not disabled while sending: it would lose focus. */}
      <Button type="submit" size="lg" fullWidth aria-disabled={isSending || undefined}>
        {isSending ? 'Signing in…' : 'Sign in'}
      </Button>
    </form>
  );
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}

function PasswordField({ isFirst, error }: { isFirst: boolean; error: string | undefined }) {
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
        data-autofocus={isFirst || undefined}
        error={error}
        onKeyDown={look}
        onKeyUp={look}
        rightSectionWidth="4.5rem"
        rightSection={
          <button
            type="button"
            className={styles.toggle}
            aria-label={isShown ? 'Hide the password' : 'Show the password'}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
        }
      />
      <p className="note" role="status">
        {isCapsLock && 'Caps Lock is on.'}
      </p>
    </div>
  );
}
