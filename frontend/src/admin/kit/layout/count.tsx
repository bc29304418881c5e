import styles from './count.module.css';

export function Count({ value, className = '' }: { value: number; className?: string | undefined }) {
  if (value === 0) return null;
  return (
    <span aria-hidden="true" className={`${styles.count} ${className}`}>
      {value > 99 ? '99+' : value}
    </span>
  );
}
