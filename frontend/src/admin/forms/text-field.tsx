import { TextInput } from '@mantine/core';
import { type FieldProps, textOf, useField } from './use-field';

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'url';
  placeholder?: string;
  autoComplete?: string;
  /** Names in another language are read out in it. */
  lang?: string;
}

/** One line of text. */
export function TextField({
  type = 'text',
  placeholder,
  autoComplete = 'off',
  lang,
  ...props
}: TextFieldProps) {
  const { value, change, input } = useField(props);
  return (
    <TextInput
      {...input}
      type={type}
      value={textOf(value)}
      onChange={(event) => change(event.currentTarget.value)}
      {...{ placeholder, autoComplete, lang }}
    />
  );
}
