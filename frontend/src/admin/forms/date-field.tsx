import { TextInput } from '@mantine/core';
import { type FieldProps, textOf, useField } from './use-field';

interface DateFieldProps extends FieldProps {
  /** Days, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
}

/** A day, `YYYY-MM-DD` in the form, by the device's own calendar; the empty text is none. */
export function DateField({ min, max, ...props }: DateFieldProps) {
  const { value, change, input } = useField(props);
  return (
    <TextInput
      {...input}
      type="date"
      {...{ min, max }}
      value={textOf(value)}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
