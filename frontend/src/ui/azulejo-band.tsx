import styles from './azulejo-band.module.css';

/** A row of tiles at the turn between two sections. Ornament only. */
export function AzulejoBand() {
  return <div className={styles.band} aria-hidden="true" />;
}
