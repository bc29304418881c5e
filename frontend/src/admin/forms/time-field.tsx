import { TextInput } from '@mantine/core';
import { type FieldProps, textOf, useField } from './use-field';

/** A time on the restaurant's wall, `HH:MM` in the form, by the device's own clock; the empty text is none. */
export function TimeField(props: FieldProps) {
  const { value, change, input } = useField(props);
  return (
    <TextInput
      {...input}
      type="time"
      value={textOf(value)}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
