import { AdminIcon } from '../shell/admin-icon';
import styles from './sortable-rows.module.css';

interface MoveButtonsProps {
  name: string;
  /** Within the group, counted from 0. */
  place: number;
  count: number;
  move: (to: number) => void;
}

/** Up and down. At the ends a button stays where it is, so that the focus does, too; it says that it goes no further. */
export function MoveButtons({ name, place, count, move }: MoveButtonsProps) {
  return (
    <span className={styles.moves}>
      <button
        type="button"
        className={styles.move}
        data-row-part="up"
        aria-label={`Move ${name} up`}
        aria-disabled={place === 0}
        onClick={() => move(place - 1)}
      >
        <AdminIcon name="arrow-up" />
      </button>
      <button
        type="button"
        className={styles.move}
        data-row-part="down"
        aria-label={`Move ${name} down`}
        aria-disabled={place === count - 1}
        onClick={() => move(place + 1)}
      >
        <AdminIcon name="arrow-down" />
      </button>
    </span>
  );
}
