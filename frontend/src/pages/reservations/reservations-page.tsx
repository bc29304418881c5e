import { phoneLink } from '../../domain/phone';
import type { Site } from '../../domain/site';
import { BookTableLink } from '../../features/booking/book-table-link';
import { HoursBox } from '../../features/find-us/hours-box';
import { EmailLink, PhoneLink } from '../../features/site/contact-links';
import { useSite } from '../../features/site/use-site';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { Policies } from './policies';
import styles from './reservations-page.module.css';

export function ReservationsPage() {
  const site = useSite();
  return (
    <>
      <header className={styles.opening}>
        <div className={styles.words}>
          <h1 className={styles.title}>Reservations</h1>
          {site.booking_url === '' ? (
            <BookByPhone phone={site.phone} email={site.email} />
          ) : (
            <>
              <p className={styles.lead}>Pick an evening, and we will light the candle.</p>
              <p className={`screen-only ${styles.action}`}>
                <BookTableLink look="light" />
              </p>
              <p className={styles.note}>
                Opens our booking partner’s site in a new tab.
                {site.phone !== '' && (
                  <>
                    {' '}
                    Rather talk to somebody? Call <PhoneLink phone={site.phone} />.
                  </>
                )}
              </p>
            </>
          )}
        </div>
        <div className={styles.frame}>
          <Picture
            src="/pictures/gallery/wine-and-candles.jpg"
            alt="Two glasses of red wine beside a candle on the bar, the lights out of focus behind them."
            sizes="(min-width: 60rem) 45vw, 100vw"
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
              <h3 className={styles.parkingTitle}>Parking</h3>
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

/** If nothing can be booked online: the phone, else mail, else the door. */
function BookByPhone({ phone, email }: Pick<Site, 'phone' | 'email'>) {
  if (phone !== '') {
    return (
      <>
        <p className={styles.lead}>One call, and the table is yours.</p>
        <p className={`screen-only ${styles.action}`}>
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
