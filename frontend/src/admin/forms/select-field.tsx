import { NativeSelect } from '@mantine/core';
import { type FieldProps, textOf, useField } from './use-field';

export interface Choice {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldProps {
  choices: readonly Choice[];
  /** Stands for no choice, the empty text: “Choose a category”. */
  none?: string;
}

/** One of many, by the device's own list. A value that is no longer among them stays, and is shown as it is. */
export function SelectField({ choices, none, ...props }: SelectFieldProps) {
  const { value, change, input } = useField(props);
  const chosen = textOf(value);
  const isKnown = chosen === '' || choices.some((choice) => choice.value === chosen);
  return (
    <NativeSelect {...input} value={chosen} onChange={(event) => change(event.currentTarget.value)}>
      {(none !== undefined || chosen === '') && <option value="">{none ?? 'Choose one'}</option>}
      {!isKnown && <option value={chosen}>No longer in the list</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </NativeSelect>
  );
}
