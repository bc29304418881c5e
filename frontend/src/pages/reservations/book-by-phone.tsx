import { phoneLink } from '../../domain/phone';
import type { Site } from '../../domain/site';
import { EmailLink } from '../../features/site/contact-links';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './reservations-page.module.css';

/** The way to a table where nothing can be booked online: the phone; without one, mail; without either, the door. */
export function BookByPhone({ phone, email }: Pick<Site, 'phone' | 'email'>) {
  if (phone !== '') {
    return (
      <>
        <p className={styles.lead}>One call, and the table is yours.</p>
        <p className={styles.action}>
          <a className={buttonClass('light')} href={phoneLink(phone)}>
            <Icon name="phone" className={styles.buttonIcon} />
            Call {phone}
          </a>
        </p>
      </>
    );
  }
  if (email !== '') {
    return (
      <p className={styles.lead}>
        Write to us at <EmailLink email={email} /> and say when and how many.
      </p>
    );
  }
  return <p className={styles.lead}>We keep our tables for whoever walks in. Come by.</p>;
}
