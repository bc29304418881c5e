import type { MouseEvent } from 'react';
import { useSite } from '../site/use-site';
import { PhoneLink } from '../site/contact-links';
import { buttonClass } from '../../ui/button';
import styles from './catalogue.module.css';

interface ReadFailureProps {
  /** What happened, in the page's own words. */
  text: string;
  /** What the phone is good for then: `we will gladly read you tonight’s dishes`. */
  offer: string;
  /** The page's own path: without a script the link loads the page again. */
  path: string;
  onRetry: () => void;
}

/** What a diner reads when there is nothing to show: what happened, and what to do instead. Spoken at once. */
export function ReadFailure({ text, offer, path, onRetry }: ReadFailureProps) {
  const { phone } = useSite();
  const retry = (event: MouseEvent) => {
    event.preventDefault();
    onRetry();
  };
  return (
    <div role="alert" className={styles.nothing}>
      <p className={styles.nothingTitle}>{text}</p>
      <p>
        Please try again in a moment
        {phone !== '' && (
          <>
            , or call us at <PhoneLink phone={phone} />: {offer}
          </>
        )}
        .
      </p>
      <a href={path} className={buttonClass('secondary')} onClick={retry}>
        Try again
      </a>
    </div>
  );
}
