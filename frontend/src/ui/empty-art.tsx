import styles from './empty-art.module.css';

export function EmptyArt({ name }: { name: 'plate' | 'glass' | 'frame' }) {
  return (
    <svg className={styles.art} width="160" height="120" viewBox="0 0 160 120" aria-hidden="true">
      <use href={`/art/empty-art.svg#${name}`} />
    </svg>
  );
}
