import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../site/use-site';
import { PhoneLink } from '../site/contact-links';
import { buttonClass } from '../../ui/button';
import styles from './nothing.module.css';

interface ReadFailureProps {
  text: string;
  /** `we’ll be happy to tell you what’s on tonight’s menu` */
  offer: string;
  onRetry: () => void;
}

export function ReadFailure({ text, offer, onRetry }: ReadFailureProps) {
  const { phone } = useSite();
  const { pathname } = useLocation();
  const retry = (event: MouseEvent) => {
    event.preventDefault();
    // The pressed link is removed, so focus must move first.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
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
      {/* If scripts are off, it reloads the page. */}
      <a href={pathname} className={buttonClass('secondary')} onClick={retry}>
        Try again
      </a>
    </div>
  );
}
