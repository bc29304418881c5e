import styles from './azulejo-band.module.css';

export type AzulejoPattern = 'star' | 'rosette' | 'wave';

export function AzulejoBand({ pattern = 'star' }: { pattern?: AzulejoPattern }) {
  return <div className={`${styles.band} ${styles[pattern]}`} aria-hidden="true" />;
}
