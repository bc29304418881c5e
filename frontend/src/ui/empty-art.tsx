import styles from './empty-art.module.css';
import { useIsAlive } from './use-is-alive';

/** Lazy in the server's page, so that on a phone it loads after the first view (styles/first-view.css). */
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
