import { useId } from 'react';
import { townOf } from '../../domain/directions';
import { Icon } from '../../ui/icon';
import { EmailLink, PhoneLink } from '../site/contact-links';
import { useSite } from '../site/use-site';
import { FindUsActions } from './find-us-actions';
import styles from './find-us.module.css';
import { HoursBox } from './hours-box';
import { MapView } from './map-view';

export function FindUs() {
  const site = useSite();
  const titleId = useId();
  const town = townOf(site);
  return (
    <section aria-labelledby={titleId} className="stack band gap-7">
      <div className={styles.place}>
        <div className={styles.words}>
          <h2 id={titleId} className="text-3xl">
            Find us
          </h2>
          <address className={styles.address} translate="no">
            {site.street_address !== '' && <span>{site.street_address}</span>}{' '}
            {town !== '' && <span>{town}</span>}
          </address>
          <p className={styles.contact}>
            <PhoneLink phone={site.phone} /> <EmailLink email={site.email} />
          </p>
          <FindUsActions site={site} />
          {site.parking_note !== '' && (
            <p className={styles.parking}>
              <Icon name="parking" className={styles.icon} />
              <span>{site.parking_note}</span>
            </p>
          )}
        </div>
        <MapView site={site} />
      </div>
      <div className={styles.hours}>
        <h3 className="text-xl">Opening hours</h3>
        <HoursBox site={site} />
      </div>
    </section>
  );
}
