import { ActionIcon, Button, Group } from '@mantine/core';
import { pressUnless } from '../kit/shell/press-unless';
import styles from './left-counter.module.css';

interface LeftCounterProps {
  name: string;
  left: number | null;
  isChoosing?: boolean;
  /** Lets staff choose another number; without it, the number is read-only. */
  onChoose?: () => void;
  onCount: (by: 1 | -1) => void;
}

/** How many are left: one tap for each one sold, and another button to take that back. */
export function LeftCounter({ name, left, isChoosing, onChoose, onCount }: LeftCounterProps) {
  if (left === null) {
    return (
      <Button
        variant="subtle"
        px="xs"
        aria-label={`Count how many ${name} are left`}
        aria-expanded={isChoosing}
        onClick={onChoose}
      >
        Count
      </Button>
    );
  }
  return (
    <Group role="group" aria-label={`${name}: only ${left} left`} gap={0} wrap="nowrap">
      <ActionIcon
        variant="default"
        aria-label={`One fewer ${name}`}
        {...pressUnless(left === 0, () => onCount(-1))}
      >
        <span aria-hidden="true" className={styles.sign}>
          −
        </span>
      </ActionIcon>
      {onChoose ? (
        <Button
          variant="subtle"
          px={0}
          className={styles.left}
          aria-label={`Only ${left} left: change the count of ${name}`}
          aria-expanded={isChoosing}
          onClick={onChoose}
        >
          {left} left
        </Button>
      ) : (
        <span className={styles.left}>{left} left</span>
      )}
      <ActionIcon variant="default" aria-label={`One ${name} more`} onClick={() => onCount(1)}>
        <span aria-hidden="true" className={styles.sign}>
          +
        </span>
      </ActionIcon>
    </Group>
  );
}
