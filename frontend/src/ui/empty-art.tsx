import styles from './empty-art.module.css';
import { useIsHydrated } from './use-is-hydrated';

/** Lazy in the server's page, so that on a phone it loads after the first view (styles/first-view.css). */
export function EmptyArt({ name }: { name: 'plate' | 'glass' | 'frame' }) {
  const loading = useIsHydrated() ? 'eager' : 'lazy';
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
