import { TextInput } from '@mantine/core';
import type { ComponentProps } from 'react';

/** For a code from the app: phones offer digits, and what they have just received. */
export function CodeField(props: ComponentProps<typeof TextInput>) {
  return (
    <TextInput
      size="lg"
      label="6-digit code"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={9}
      {...props}
    />
  );
}
