import { RAW_FOOD_NOTICE, RAW_MARK } from '../../domain/legal';
import styles from './notices.module.css';

export function RawFoodNotice() {
  return (
    <p className={styles.reminder}>
      <span className={styles.mark}>{RAW_MARK}</span> {RAW_FOOD_NOTICE}
    </p>
  );
}
