import styles from './empty-art.module.css';

/** A drawing over the words that say why nothing is here. Ornament only: the words carry the meaning. */
export function EmptyArt({ name }: { name: 'plate' | 'glass' | 'frame' }) {
  return (
    <svg className={styles.art} width="160" height="120" viewBox="0 0 160 120" aria-hidden="true">
      <use href={`/art/empty-art.svg#${name}`} />
    </svg>
  );
}
