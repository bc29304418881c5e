import type { Site } from '../../domain/site';
import { PhoneLink } from '../../features/site/contact-links';
import styles from './reservations-page.module.css';

export function Policies({ phone }: Pick<Site, 'phone'>) {
  return (
    <dl className={styles.policies}>
      <div>
        <dt>If you run late</dt>{' '}
        <dd>
          Every booking has a 15-minute grace period. After that we may have to give your table to somebody
          who is waiting.{' '}
        </dd>
      </div>
      <div>
        <dt>Larger groups</dt>{' '}
        <dd>
          For 8 or more guests, call us
          {phone !== '' && (
            <>
              {' '}
              at <PhoneLink phone={phone} />
            </>
          )}
          : we will put the long table together for you.{' '}
        </dd>
      </div>
      <div>
        <dt>Allergies</dt>{' '}
        <dd>
          Please note allergies in the notes of your booking, and tell your server again when you order.
        </dd>
      </div>
    </dl>
  );
}
