import { Button, UnstyledButton } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { readMenuPrice } from '../../../domain/menu-price';
import { ask } from '../shell/confirm';
import { useHeldWork } from '../shell/use-held-work';
import styles from './price-in-row.module.css';
import { currencySign, exactPrice, priceQuestion, priceText } from './price-words';
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
export function PriceInRow({ name: food, price, size, currency, onSave }: PriceInRowProps) {
  const name = size === undefined ? food : `${food} (${size})`;
  const { typed, setTyped, button, input, close, onKeyDown } = useEditInPlace();
  const [complaint, setComplaint] = useState<string | null>(null);
  const isAsking = useRef(false);
  const complaintId = useId();
  const isChanged = typed !== null && typed !== priceText(price);
  useHeldWork(isChanged);

  if (typed === null) {
    return (
      <UnstyledButton
        ref={button}
        className={styles.price}
        data-row-part="price"
        aria-label={`Price of ${name}: ${exactPrice(price, currency)}. Change it`}
        onClick={() => setTyped(priceText(price))}
      >
        {size !== undefined && <span className={styles.size}>{size}</span>}
        {exactPrice(price, currency)}
      </UnstyledButton>
    );
  }

  const leave = (takesFocus: boolean) => {
    setComplaint(null);
    close(takesFocus);
  };

  const save = async (takesFocus: boolean): Promise<void> => {
    if (isAsking.current) return;
    if (!isChanged) return leave(takesFocus);
    const read = readMenuPrice(typed);
    setComplaint(read.complaint);
    if (read.price === null) return;
    const question = priceQuestion(name, price, read.price, currency);
    if (question) {
      isAsking.current = true;
      const isSure = await ask(question);
      isAsking.current = false;
      if (!isSure) return;
    }
    if (read.price !== price) onSave(read.price);
    leave(takesFocus || question !== null);
  };

  return (
    <span
      className={styles.editor}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) void save(false);
      }}
    >
      <label className={styles.field} data-wrong={complaint !== null || undefined}>
        {currencySign(currency)}
        <input
          ref={input}
          className={styles.input}
          size={Math.max(typed.length, 2)}
          aria-label={`Price of ${name}`}
          aria-invalid={complaint !== null}
          aria-describedby={complaint === null ? undefined : complaintId}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) =>
            onKeyDown(
              event,
              () => void save(true),
              () => leave(true),
            )
          }
        />
      </label>
      <span className={styles.actions}>
        {complaint !== null && (
          <span id={complaintId} role="alert" className={styles.complaint}>
            {complaint}
          </span>
        )}
        <span className={styles.buttons}>
          <Button variant="default" onMouseDown={keepFocus} onClick={() => leave(true)}>
            Cancel
          </Button>
          <Button onMouseDown={keepFocus} onClick={() => void save(true)}>
            Save
          </Button>
        </span>
      </span>
    </span>
  );
}

function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
