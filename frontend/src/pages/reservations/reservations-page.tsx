import { exceptionsThisWeek } from '../../domain/booking';
import { phoneLink } from '../../domain/phone';
import type { Site } from '../../domain/site';
import { BookTableLink } from '../../features/booking/book-table-link';
import { HoursBox } from '../../features/find-us/hours-box';
import { EmailLink, PhoneLink } from '../../features/site/contact-links';
import { useNow } from '../../features/boot/boot-context';
import { useSite } from '../../features/site/use-site';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { TableForm } from './table-form';
import styles from './reservations-page.module.css';

export function ReservationsPage() {
  const site = useSite();
  return (
    <>
      <header className={styles.opening}>
        <div className={styles.words}>
          <h1 className={styles.title}>Reservations</h1>
          {site.booking_url === '' && site.booking_template === '' ? (
            <>
              <BookByPhone phone={site.phone} email={site.email} />
              <Exceptions site={site} />
            </>
          ) : (
            <BookOnline site={site} />
          )}
        </div>
        <div className={styles.frame}>
          <Picture
            src="/pictures/gallery/street-at-dusk.jpg"
            alt="The restaurant at dusk: warm light in the windows of the green storefront, reflected in the wet street."
            // Two picture pixels for each CSS pixel are enough on a phone; three weigh half as much again.
            sizes="(min-width: 60rem) 45vw, (min-width: 34rem) 100vw, (min-resolution: 2.5dppx) 62vw, 75vw"
            className={styles.photo}
            isFirstView
          />
        </div>
      </header>
      <div className={styles.boxes}>
        <section aria-labelledby="policies" className={styles.box}>
          <h2 id="policies" className="text-2xl">
            Good to know
          </h2>
          <Policies phone={site.phone} />
          {site.parking_note !== '' && (
            <div className={styles.parking}>
              <Icon name="parking" className={styles.icon} />
              <h3 className="text-l">Parking</h3>
              <p>{site.parking_note}</p>
            </div>
          )}
        </section>
        <section aria-labelledby="hours" className={styles.box}>
          <h2 id="hours" className="text-2xl">
            When we are open
          </h2>
          <HoursBox site={site} />
        </section>
      </div>
    </>
  );
}

/** The table is chosen here if the provider accepts a prefilled choice, otherwise on its site. */
function BookOnline({ site }: { site: Site }) {
  const { booking_url, booking_template, phone } = site;
  return (
    <>
      <p className={styles.lead}>Pick a day and time, and we’ll have a table ready.</p>
      {booking_template === '' ? (
        <p className={`screen-only ${styles.action}`}>
          <BookTableLink look="light" />
        </p>
      ) : (
        <TableForm site={site} />
      )}
      <Exceptions site={site} />
      <p className={styles.note}>
        You’ll finish on{' '}
        {booking_template === '' || booking_url === '' ? (
          'our booking partner’s site'
        ) : (
          <a href={booking_url} target="_blank" rel="noopener">
            our booking partner’s site
          </a>
        )}
        , in a new tab.
        {phone !== '' && (
          <>
            {' '}
            Prefer to talk to someone? Call <PhoneLink phone={phone} />.
          </>
        )}
      </p>
    </>
  );
}

/** Days of the coming week with special hours. */
function Exceptions({ site }: { site: Site }) {
  const days = exceptionsThisWeek(site, useNow());
  if (days.length === 0) return null;
  return (
    <ul role="list" aria-label="This week" className={styles.exceptions}>
      {days.map((day) => (
        <li key={day}>{day} </li>
      ))}
    </ul>
  );
}

/** If nothing can be booked online: the phone, else email, else an invitation to walk in. */
function BookByPhone({ phone, email }: Pick<Site, 'phone' | 'email'>) {
  if (phone !== '') {
    return (
      <>
        <p className={styles.lead}>Call us to book a table.</p>
        <p className={`screen-only ${styles.action}`}>
          <a className={buttonClass('light')} href={phoneLink(phone)}>
            <Icon name="phone" className="rigid" />
            Call {phone}
          </a>
        </p>
      </>
    );
  }
  if (email !== '') {
    return (
      <p className={styles.lead}>
        Email us at <EmailLink email={email} /> with the date, the time and the number of guests.
      </p>
    );
  }
  return <p className={styles.lead}>We don’t take reservations. Just walk in.</p>;
}

function Policies({ phone }: Pick<Site, 'phone'>) {
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
        <dd>Please list any allergies in your booking notes, and remind your server when you order.</dd>
      </div>
    </dl>
  );
}
