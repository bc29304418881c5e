import { TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { formatMenuPrice } from '../../domain/money';
import { type PriceProblem, readTypedPrice } from '../../domain/typed-number';
import { useHeldWork } from '../shell/use-held-work';
import { exactPrice } from './exact-price';
import styles from './price-in-row.module.css';
import { useEditInPlace } from './use-edit-in-place';

interface PriceInRowProps {
  /** What the row is called. */
  name: string;
  price: number;
  /** ISO 4217. */
  currency: string;
  /** Whether the pages show this price without cents. */
  isRounded?: boolean;
  /** Stores it; whoever is told says how that ended. */
  onSave: (price: number) => void;
}

/**
 * A price that is changed where it stands: a press opens it with the whole price selected, Enter or leaving it saves,
 * Escape gives up. What can't be read as a price is said beside it, and nothing is saved. After Enter and Escape the focus
 * is on the price again.
 */
export function PriceInRow({ name, price, currency, isRounded = true, onSave }: PriceInRowProps) {
  const { typed, setTyped, button, input, onKeyDown } = useEditInPlace();
  const [problem, setProblem] = useState<PriceProblem | null>(null);
  useHeldWork(typed !== null && typed !== startText(price));

  if (typed === null) {
    return (
      <UnstyledButton
        ref={button}
        className={styles.price}
        data-row-part="price"
        aria-label={`Price of ${name}: ${exactPrice(price, currency)}. Change it`}
        onClick={() => setTyped(startText(price))}
      >
        {exactPrice(price, currency)}
      </UnstyledButton>
    );
  }

  function close(): void {
    setTyped(null);
    setProblem(null);
  }

  function save(): boolean {
    if (typed === null) return true;
    const read = readTypedPrice(typed);
    setProblem(read.problem);
    if (read.price === null) return false;
    if (read.price !== price) onSave(read.price);
    close();
    return true;
  }

  return (
    <TextInput
      ref={input}
      className={styles.field}
      aria-label={`Price of ${name}`}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      value={typed}
      error={problem && COMPLAINTS[problem]}
      description={isRounded ? roundedWords(typed, currency) : undefined}
      inputWrapperOrder={['input', 'description', 'error']}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => onKeyDown(event, save, close)}
      onBlur={save}
    />
  );
}

const COMPLAINTS: Readonly<Record<PriceProblem, string>> = {
  missing: 'Type a price, such as 12.50.',
  unreadable: 'Type a price, such as 12.50.',
  'too-high': 'A price is at most 10,000.',
  'too-fine': 'A price has at most two decimals.',
};

function startText(price: number): string {
  return Number.isInteger(price) ? String(price) : price.toFixed(2);
}

/** The menu shows whole amounts, halves rounded up. */
function roundedWords(typed: string, currency: string): string | undefined {
  const { price } = readTypedPrice(typed);
  return price === null || Number.isInteger(price)
    ? undefined
    : `Shown as ${formatMenuPrice(price, currency)}`;
}
