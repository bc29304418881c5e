import type { MouseEvent } from 'react';
import { PhoneLink } from '../../features/site/contact-links';
import styles from './menu-page.module.css';

/** What a diner reads when there is no menu to show: what happened, and what to do instead. */
export function MenuFailure({ onRetry, phone }: { onRetry: () => void; phone: string }) {
  // Without a script the link loads the page again.
  const retry = (event: MouseEvent) => {
    event.preventDefault();
    onRetry();
  };
  return (
    <div role="alert" className={styles.nothing}>
      <p className={styles.nothingTitle}>Could not load the menu.</p>
      <p>
        Please try again in a moment
        {phone !== '' && (
          <>
            , or call us at <PhoneLink phone={phone} />: we will gladly read you tonight’s dishes
          </>
        )}
        .
      </p>
      <a href="/menu" className={styles.button} onClick={retry}>
        Try again
      </a>
    </div>
  );
}
