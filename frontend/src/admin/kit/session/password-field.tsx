import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import styles from './sign-in-form.module.css';

interface PasswordFieldProps {
  isFirst: boolean;
  error: string | undefined;
}

export function PasswordField({ isFirst, error }: PasswordFieldProps) {
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
