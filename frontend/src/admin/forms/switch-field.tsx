import { Switch } from '@mantine/core';
import { type FieldProps, useField } from './use-field';

/** Yes or no. The label says what yes means: “Shown on the menu”. */
export function SwitchField(props: Omit<FieldProps, 'isRequired'>) {
  const { value, change, input } = useField(props);
  const { required: _required, inputWrapperOrder: _order, ...rest } = input;
  return (
    <Switch
      {...rest}
      // The library's label takes in the help, which is read out as the description already.
      aria-label={rest.label}
      checked={value === true}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  );
}
