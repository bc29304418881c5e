import { Button } from '@mantine/core';
import styles from './count-choice.module.css';

/** Every number that a kitchen counts by eye, then steps. */
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 30];

interface CountChoiceProps {
  name: string;
  left: number | null;
  onChoose: (left: number | null) => void;
}

/** At the lower edge of a phone, the numbers would open out of sight. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

export function CountChoice({ name, left, onChoose }: CountChoiceProps) {
  return (
    <div ref={intoView} role="group" aria-label={`Only how many ${name} left?`} className={styles.choice}>
      <p className={styles.question}>Only how many left?</p>
      <div className={styles.numbers}>
        {NUMBERS.map((number) => (
          <Button key={number} px={0} variant="light" onClick={() => onChoose(number)}>
            {number}
          </Button>
        ))}
      </div>
      {left !== null && (
        <Button variant="default" onClick={() => onChoose(null)}>
          Stop counting
        </Button>
      )}
    </div>
  );
}
