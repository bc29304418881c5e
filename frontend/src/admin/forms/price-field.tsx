import { TextInput } from '@mantine/core';
import { formatDollars, formatMenuPrice, roundHalfUp } from '../../domain/money';
import { numberIn } from '../../domain/typed-number';
import styles from './price-field.module.css';
import { type FieldProps, textOf, useField } from './use-field';

interface PriceFieldProps extends FieldProps {
  /** An ISO 4217 code. */
  currency?: string;
  /** Whether the pages show this price without cents. */
  isRounded?: boolean;
}

/** A price as typed. Where the pages show it rounded, that is said while it is typed, and read out (a status). */
export function PriceField({ currency = 'USD', isRounded = true, ...props }: PriceFieldProps) {
  const { value, change, input } = useField(props);
  const rounding = isRounded ? roundingOf(textOf(value), currency) : '';
  return (
    <TextInput
      {...input}
      inputMode="decimal"
      autoComplete="off"
      leftSection={currency === 'USD' ? '$' : undefined}
      description={
        <>
          {props.help}
          <span role="status" className={styles.rounding}>
            {rounding}
          </span>
        </>
      }
      value={textOf(value)}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

/** What the pages make of a price with cents; the empty text where they show it as it is. */
function roundingOf(typed: string, currency: string): string {
  const price = numberIn(typed);
  if (price === null || Number.isInteger(price) || roundHalfUp(price, 2) !== price) return '';
  const exact = currency === 'USD' ? formatDollars(price) : `${price} ${currency}`;
  return `${exact} is shown as ${formatMenuPrice(price, currency)}: the pages show no cents.`;
}
