import { Button, Text, UnstyledButton } from '@mantine/core';
import { useId, useRef } from 'react';
import { readMenuPrice } from '../../../domain/menu-price';
import { formatExactPrice } from '../../../domain/money';
import { ask } from '../shell/confirm';
import { currencySign, priceQuestion, priceText } from '../shell/price-words';
import { useHeldWork } from '../shell/use-held-work';
import styles from './price-in-row.module.css';
import { useEditInPlace } from './use-edit-in-place';

interface PriceInRowProps {
  name: string;
  price: number;
  /** The size, if there are several prices: `tapa`. */
  size?: string | undefined;
  currency: string;
  onSave: (price: number) => void;
}

/** A press opens it with the price selected; leaving it saves, Escape cancels. A big change asks first. */
export function PriceInRow({ name: food, size, currency, ...now }: PriceInRowProps) {
  const name = size === undefined ? food : `${food} (${size})`;
  const { seen, typed, problem, setProblem, button, field, open, close, onKeyDown } = useEditInPlace(now);
  const { price, onSave } = seen;
  const isAsking = useRef(false);
  const problemId = useId();
  const isChanged = typed !== null && typed !== priceText(price);
  useHeldWork(isChanged);

  if (typed === null) {
    return (
      <UnstyledButton
        ref={button}
        className={styles.price}
        data-row-part="price"
        aria-label={`Price of ${name}: ${formatExactPrice(price, currency)}. Change it`}
        onClick={() => open(priceText(price))}
      >
        {size !== undefined && (
          <Text span inherit fz="var(--text-s)" fw={400}>
            {size}
          </Text>
        )}
        {formatExactPrice(price, currency)}
      </UnstyledButton>
    );
  }

  const save = async (takesFocus: boolean): Promise<void> => {
    if (isAsking.current) return;
    if (!isChanged) return close(takesFocus);
    const read = readMenuPrice(typed);
    setProblem(read.complaint);
    if (read.price === null) return;
    const question = priceQuestion(name, price, read.price, currency);
    if (question) {
      isAsking.current = true;
      const isSure = await ask(question);
      isAsking.current = false;
      if (!isSure) return;
    }
    if (read.price !== price) onSave(read.price);
    close(takesFocus || question !== null);
  };

  return (
    <span
      // Its parts are laid out by the row's grid: the field in the price's place, the rest on a line below.
      style={{ display: 'contents' }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) void save(false);
      }}
    >
      <label className={styles.field} data-wrong={problem !== null || undefined}>
        {currencySign(currency)}
        <input
          {...field}
          onKeyDown={(event) => onKeyDown(event, () => void save(true))}
          className={styles.input}
          size={Math.max(typed.length, 2)}
          aria-label={`Price of ${name}`}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : problemId}
          inputMode="numeric"
        />
      </label>
      <span className={styles.actions}>
        {problem !== null && (
          <Text span inherit id={problemId} role="alert" flex="1 1 12rem" c="danger" fz="var(--text-s)">
            {problem}
          </Text>
        )}
        <Button variant="default" onMouseDown={keepFocus} onClick={() => close(true)}>
          Cancel
        </Button>
        <Button onMouseDown={keepFocus} onClick={() => void save(true)}>
          Save
        </Button>
      </span>
    </span>
  );
}

function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
