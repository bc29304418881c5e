import { TextInput } from '@mantine/core';
import { type FieldProps, textOf, useField } from './use-field';

interface NumberFieldProps extends FieldProps {
  /** Stands behind the number: `%`. */
  unit?: string;
  isWhole?: boolean;
}

/** A number as typed; the form's schema makes a number of it (see `field-rules.ts`). */
export function NumberField({ unit, isWhole, ...props }: NumberFieldProps) {
  const { value, change, input } = useField(props);
  return (
    <TextInput
      {...input}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      rightSection={unit}
      value={textOf(value)}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
