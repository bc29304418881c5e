import { Textarea } from '@mantine/core';
import styles from './long-text-field.module.css';
import { type FieldProps, textOf, useField } from './use-field';

interface LongTextFieldProps extends FieldProps {
  rows?: number;
  lang?: string;
}

/** Several lines of text; the field grows with them where the browser can, and can be pulled where it can’t. */
export function LongTextField({ rows = 3, lang, ...props }: LongTextFieldProps) {
  const { value, change, input } = useField(props);
  return (
    <Textarea
      {...input}
      classNames={{ input: styles.text }}
      rows={rows}
      resize="vertical"
      lang={lang}
      value={textOf(value)}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
