import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { fieldId, sentence, useLabel } from './form-words';

/** Label above, help and then error below the input; Mantine's inputs associate all three. */
export interface FieldProps {
  /** Path of the value in the form: `price`, `exceptions.0.note`. */
  name: string;
  /** The form's label for the field, by default. */
  label?: string;
  /** If other words on the screen say it already, only screen readers get the label. */
  isLabelHidden?: boolean;
  help?: ReactNode;
  isRequired?: boolean;
}

export function useField({ name, label: ownLabel, isLabelHidden, help, isRequired }: FieldProps) {
  const { field, fieldState } = useController({ name });
  const label = useLabel(name, ownLabel);
  const error = fieldState.error?.message;
  return {
    value: field.value as unknown,
    change: (value: unknown) => field.onChange(value),
    label,
    input: {
      id: fieldId(name),
      name,
      ref: field.ref,
      onBlur: field.onBlur,
      label,
      ...(isLabelHidden && { labelProps: { className: 'visually-hidden' } }),
      description: help,
      error: error && sentence(label, error),
      required: isRequired,
    },
  };
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
