import type { Ref } from 'react';
import type { ContactOutcome } from '../../domain/contact-message';
import { PhoneLink } from '../../features/site/contact-links';
import styles from './form-outcome.module.css';

interface FormOutcomeProps {
  ref: Ref<HTMLDivElement>;
  outcome: ContactOutcome;
  phone: string;
  /** The answer to a form sent without a script: focused when the page loads. */
  isServed: boolean;
}

export function FormOutcome({ ref, outcome, phone, isServed }: FormOutcomeProps) {
  const isError = outcome.status === 'error';
  const isUnsent = isError && Object.keys(outcome.problems).length === 0;
  return (
    <div
      ref={ref}
      role={isError ? 'alert' : 'status'}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is the answer, and focus takes screen reader users to it
      autoFocus={isServed}
      className={styles.outcome}
      data-status={outcome.status}
    >
      <p className={styles.text}>{outcome.text}</p>
      {isUnsent && (
        <p>
          {outcome.retryAfterSeconds !== null && (
            <>You can try again {inWords(outcome.retryAfterSeconds)}. </>
          )}
          Your message is still below.
          {phone !== '' && (
            <>
              {' '}
              You can also call us at <PhoneLink phone={phone} />.
            </>
          )}
        </p>
      )}
    </div>
  );
}

/** Rounded up: `in 40 seconds`, `in 3 minutes`, `in 2 hours`. */
export function inWords(seconds: number): string {
  if (seconds <= 0) return 'now';
  const units = [
    ['hour', 3600],
    ['minute', 60],
    ['second', 1],
  ] as const;
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? ['second', 1];
  const count = Math.ceil(seconds / length);
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`;
}
