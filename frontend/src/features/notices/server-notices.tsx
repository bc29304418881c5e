import type { ReactNode } from 'react';
import { ALLERGY_NOTICE, feeStatement } from '../../domain/legal';
import type { MandatoryFee } from '../../domain/site';
import styles from './notices.module.css';

interface ServerNoticesProps {
  fee: MandatoryFee | null;
  children?: ReactNode;
}

/** The law requires both to be readable before a guest orders. */
export function ServerNotices({ fee, children }: ServerNoticesProps) {
  return (
    <div role="note" aria-label="Before you order" className={styles.notices}>
      <p>{ALLERGY_NOTICE}</p>
      {fee && <p>{feeStatement(fee)}</p>}
      {children}
    </div>
  );
}
