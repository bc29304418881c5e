import { Button, TextInput } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { PasswordField } from './password-field';
import { signIn } from './session';
import { signInFailure } from './sign-in-failure';
import styles from './sign-in-form.module.css';

interface SignInFormProps {
  email?: string;
}

interface Problems {
  email?: string;
  password?: string;
  whole?: string;
}

/** A real form with the field names that password managers expect. Focus goes to the field to correct. */
export function SignInForm({ email = '' }: SignInFormProps) {
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
