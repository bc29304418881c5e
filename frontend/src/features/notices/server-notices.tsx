import { ALLERGY_NOTICE, feeStatement } from '../../domain/legal';
import type { MandatoryFee } from '../../domain/site';
import styles from './notices.module.css';

/** The law requires both to be read before one orders. */
export function ServerNotices({ fee }: { fee: MandatoryFee | null }) {
  return (
    <div role="note" aria-label="Before you order" className={styles.notices}>
      <p>{ALLERGY_NOTICE}</p>
      {fee && <p>{feeStatement(fee)}</p>}
    </div>
  );
}
