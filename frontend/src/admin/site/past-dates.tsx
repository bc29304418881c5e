import { Button } from '@mantine/core';
import styles from './dates-section.module.css';
import { dayWords, exceptionWords } from './hours-words';
import type { ListedDate } from './use-dates';

interface PastDatesProps {
  past: readonly ListedDate[];
  today: string;
  onRemove: (places: readonly number[]) => void;
}

/** Days that are over, folded away: no guest sees them, and the list has room for 200. */
export function PastDates({ past, today, onRemove }: PastDatesProps) {
  if (past.length === 0) return null;
  return (
    <details className={styles.past}>
      <summary>{past.length === 1 ? '1 day that is over' : `${past.length} days that are over`}</summary>
      <ul role="list">
        {past.map(({ key, at, value }) => (
          <li key={key} className={styles.pastLine}>
            <span>{exceptionWords(value, today)}</span>
            <Button
              variant="subtle"
              color="danger"
              aria-label={`Remove ${dayWords(value.date, today)}`}
              onClick={() => onRemove([at])}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="default" mt="sm" onClick={() => onRemove(past.map(({ at }) => at))}>
        Remove all that are over
      </Button>
    </details>
  );
}
