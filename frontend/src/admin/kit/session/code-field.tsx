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

/** Sends the code of a form. The field keeps the focus where it is empty or wrong. */
export function codeSender(missing: string, send: (code: string) => Promise<void>) {
  return async ({ code = '' }: Readonly<Record<string, string>>, form: HTMLFormElement) => {
    const field = form.querySelector<HTMLInputElement>('input[name="code"]');
    if (code.trim() === '') {
      field?.focus();
      return missing;
    }
    try {
      await send(code);
    } catch (error) {
      field?.select();
      throw error;
    }
  };
}

/** As a `ref`: for what takes the place of the form that had the focus. */
export const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
