import styles from './empty-art.module.css';
import { useIsAlive } from './use-is-alive';

/** On a phone it comes after the first view; a script that adds it later shows it at once (styles/first-view.css). */
export function EmptyArt({ name }: { name: 'plate' | 'glass' | 'frame' }) {
  const loading = useIsAlive() ? 'eager' : 'lazy';
  return (
    <img
      className={styles.art}
      src={`/art/empty-${name}.svg`}
      alt=""
      width="160"
      height="120"
      loading={loading}
    />
  );
}
