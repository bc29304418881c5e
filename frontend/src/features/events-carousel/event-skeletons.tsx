import styles from './event-skeletons.module.css';

const COUNT = 3;

/** In the place of the cards while they are on their way; what is loading is said beside them. */
export function EventSkeletons() {
  return (
    <div className={styles.row} aria-hidden="true">
      {Array.from({ length: COUNT }, (_, index) => (
        <div key={index} className={styles.card} data-testid="skeleton-card">
          <span className={styles.frame} />
          <span className={styles.date} />
          <span className={styles.title} />
          <span className={styles.line} />
          <span className={styles.line} />
        </div>
      ))}
    </div>
  );
}
