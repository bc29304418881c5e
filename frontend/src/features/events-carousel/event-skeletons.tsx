import styles from './event-skeletons.module.css';

const COUNT = 3;

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
