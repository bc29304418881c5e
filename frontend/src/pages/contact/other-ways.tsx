import { todaysHours } from '../../domain/hours';
import { formatSpans } from '../../domain/hours-format';
import { useNow } from '../../features/boot/boot-context';
import { EmailLink, PhoneLink } from '../../features/site/contact-links';
import { useSite } from '../../features/site/use-site';
import { Picture } from '../../ui/picture';
import styles from './other-ways.module.css';

/** Beside the letter on wide screens only: elsewhere the find-us block below says the same. */
export function OtherWays() {
  const site = useSite();
  const today = todaysHours(site, useNow());
  return (
    <div className={styles.beside}>
      <dl className={styles.ways}>
        {site.phone !== '' && (
          <div>
            <dt>Call us </dt>
            <dd className={styles.phone}>
              <PhoneLink phone={site.phone} />{' '}
            </dd>
            <dd className={styles.hours}>Today: {formatSpans(today.spans)} </dd>
          </div>
        )}
        {site.email !== '' && (
          <div>
            <dt>Email </dt>
            <dd>
              <EmailLink email={site.email} />
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.frame}>
        <Picture
          src="/pictures/candle-lit-bar.jpg"
          alt="Two glasses of red wine, candles and a bowl of olives on the bar at night."
          sizes="48rem"
          className={styles.picture}
        />
      </div>
    </div>
  );
}
