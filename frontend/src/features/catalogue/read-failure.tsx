import type { MouseEvent } from 'react';
import { useSite } from '../site/use-site';
import { PhoneLink } from '../site/contact-links';
import { buttonClass } from '../../ui/button';
import styles from './nothing.module.css';

interface ReadFailureProps {
  text: string;
  /** `we will gladly read you tonight’s dishes` */
  offer: string;
  /** If scripts are off, the link reloads the page. */
  path: string;
  onRetry: () => void;
}

export function ReadFailure({ text, offer, path, onRetry }: ReadFailureProps) {
  const { phone } = useSite();
  const retry = (event: MouseEvent) => {
    event.preventDefault();
    onRetry();
  };
  return (
    <div role="alert" className={styles.nothing}>
      <p className="display-2xl fits">{text}</p>
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
