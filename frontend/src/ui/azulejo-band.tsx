import styles from './azulejo-band.module.css';

export type AzulejoPattern = 'star' | 'rosette' | 'wave';

/** A row of tiles at the turn between two sections. Ornament only. */
export function AzulejoBand({ pattern = 'star' }: { pattern?: AzulejoPattern }) {
  return <div className={`${styles.band} ${styles[pattern]}`} aria-hidden="true" />;
}
