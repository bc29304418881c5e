import { RAW_MARK } from '../../domain/legal';
import styles from './raw-mark.module.css';

/** What a raw or undercooked dish carries beside its name; a screen reader hears what it means. */
export function RawMark() {
  return (
    <span className={styles.mark}>
      <span aria-hidden="true">{RAW_MARK}</span>{' '}
      <span className="visually-hidden" lang="en">
        (raw or undercooked)
      </span>
    </span>
  );
}
