import { ActionIcon, Group } from '@mantine/core';
import { AdminIcon } from '../shell/admin-icon';
import styles from './move-buttons.module.css';

interface MoveButtonsProps {
  name: string;
  place: number;
  count: number;
  move: (to: number) => void;
}

/** At either end the button stays, to keep its focus, and says that the row can't move further. */
export function MoveButtons({ name, place, count, move }: MoveButtonsProps) {
  const button = (way: 'up' | 'down', to: number, isEnd: boolean) => (
    <ActionIcon
      c="dimmed"
      className={styles.move}
      data-row-part={way}
      aria-label={`Move ${name} ${way}`}
      aria-disabled={isEnd}
      onClick={() => move(to)}
    >
      <AdminIcon name={`arrow-${way}`} />
    </ActionIcon>
  );
  return (
    <Group gap={0} wrap="nowrap">
      {button('up', place - 1, place === 0)}
      {button('down', place + 1, place === count - 1)}
    </Group>
  );
}
