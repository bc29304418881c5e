import styles from './wordmark.module.css';

export function Wordmark({ name }: { name: string }) {
  return (
    <span className={styles.wordmark}>
      <svg className={styles.tile} viewBox="0 0 32 32" aria-hidden="true">
        <path className={styles.ground} d="M0 0h32v32H0z" />
        <path
          className={styles.petals}
          d="M0 0h9a9 9 0 0 1-9 9zM32 0v9a9 9 0 0 1-9-9zM32 32h-9a9 9 0 0 1 9-9zM0 32v-9a9 9 0 0 1 9 9zM16 4q4 6 0 12q-4-6 0-12zM28 16q-6 4-12 0q6-4 12 0zM16 28q-4-6 0-12q4 6 0 12zM4 16q6-4 12 0q-6 4-12 0z"
        />
        <circle className={styles.heart} cx="16" cy="16" r="2.6" />
      </svg>
      <span className={styles.name} lang="es">
        {name}
      </span>
    </span>
  );
}
