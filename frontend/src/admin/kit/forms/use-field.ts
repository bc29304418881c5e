import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { fieldId, sentence, useLabel } from './form-words';

/** Label above, help below the input, error below that; Mantine's inputs associate all three. */
export interface FieldProps {
  /** Path of its value in the form: `price`, `exceptions.0.note`. */
  name: string;
  /** The form's label for the field, unless given. */
  label?: string;
  help?: ReactNode;
  isRequired?: boolean;
}

export function useField({ name, label: ownLabel, help, isRequired }: FieldProps) {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const label = useLabel(name, ownLabel);
  const error = fieldState.error?.message;
  return {
    value: field.value as unknown,
    change: (value: unknown) => field.onChange(value),
    label,
    /** For a Mantine input that takes text. */
    input: {
      id: fieldId(name),
      name,
      ref: field.ref,
      onBlur: field.onBlur,
      label,
      description: help,
      error: error && sentence(label, error),
      required: isRequired,
      inputWrapperOrder: ['label', 'input', 'description', 'error'] as (
        'label' | 'input' | 'description' | 'error'
      )[],
    },
  };
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
