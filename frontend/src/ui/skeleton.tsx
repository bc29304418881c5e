import styles from './skeleton.module.css';

export function SkeletonCards({ count, label }: { count: number; label: string }) {
  return (
    <div role="status" className={styles.cards}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.card} data-testid="skeleton-card" aria-hidden="true">
          <span className={styles.title} />
          <span className={styles.line} />
          <span className={styles.line} />
        </div>
      ))}
    </div>
  );
}
