import { TextInput } from '@mantine/core';
import type { ComponentProps } from 'react';

/** For a code from the app: phones show a numeric keyboard and suggest codes just received. */
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

/** Sends the code of a form. The field keeps focus if it is empty or wrong. */
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

/** A `ref` that moves focus to whatever replaces the focused form. */
export const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
