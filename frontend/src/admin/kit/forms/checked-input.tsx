import { TextInput, type TextInputProps } from '@mantine/core';
import { type InvalidEvent, useState } from 'react';
import { sentence } from './form-words';

const SEEN = '.*\\S.*';

interface CheckedInputProps extends TextInputProps {
  name: string;
  label: string;
  isLabelHidden?: boolean;
}

/** For a short form without a schema: what the browser finds wrong is said below the field, as in every other form. */
export function CheckedInput({ label, isLabelHidden = false, ...input }: CheckedInputProps) {
  const [problem, setProblem] = useState('');
  const sayProblem = (event: InvalidEvent<HTMLInputElement>) => {
    // Replaces the browser's own bubble, and with it the focus on the first wrong field.
    event.preventDefault();
    const field = event.currentTarget;
    setProblem(sentence(label, problemOf(field)));
    if (firstWrong(field.form) === field) field.focus();
  };
  return (
    <TextInput
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      {...(input.type === undefined && { pattern: SEEN })}
      {...input}
      error={problem}
      onInvalid={sayProblem}
      onChange={() => setProblem('')}
    />
  );
}

/** `:invalid` would do, but in jsdom matching it fires the event again. */
function firstWrong(form: HTMLFormElement | null): Element | undefined {
  return [...(form?.elements ?? [])].find((each) => each instanceof HTMLInputElement && !each.validity.valid);
}

function problemOf({ validity, minLength }: HTMLInputElement): string {
  if (validity.tooShort) return `must have at least ${minLength} characters.`;
  if (validity.typeMismatch) return 'must be an address like name@example.com.';
  return 'is required.';
}
