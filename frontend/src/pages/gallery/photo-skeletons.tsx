import styles from './photo-rows.module.css';
import { ratioMarks } from './ratio-marks';
import marks from './ratio-marks.module.css';

/** Nine, of the shapes that photos have. */
const RATIOS = [1.778, 1, 0.75, 1.333, 1, 1.778, 0.75, 1.333, 1];

/** Empty frames in the place of photos that are on their way. Screen readers hear that they are. */
export function PhotoSkeletons() {
  return (
    <div role="status" className={styles.skeletons}>
      <span className="visually-hidden">Loading the gallery…</span>
      <div className={styles.gallery} aria-hidden="true">
        <div className={styles.rows}>
          {RATIOS.map((ratio, index) => (
            <div
              key={index}
              className={`${styles.photo} ${marks.ratio} ${styles.skeleton}`}
              data-ratio={ratioMarks(ratio)}
              data-testid="skeleton-card"
            />
          ))}
        </div>
      </div>
    </div>
  );
}
