import { BookTableLink } from '../../features/booking/book-table-link';
import { HoursBox } from '../../features/find-us/hours-box';
import { PhoneLink } from '../../features/site/contact-links';
import { useSite } from '../../features/site/use-site';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { BookByPhone } from './book-by-phone';
import { Policies } from './policies';
import styles from './reservations-page.module.css';

/** The button first; then what one may want to know before and after pressing it. */
export function ReservationsPage() {
  const site = useSite();
  return (
    <>
      <header className={styles.opening}>
        <div className={styles.words}>
          <h1 className={styles.title}>Reservations</h1>
          {site.bookingUrl === '' ? (
            <BookByPhone phone={site.phone} email={site.email} />
          ) : (
            <>
              <p className={styles.lead}>Pick an evening, and we will light the candle.</p>
              <p className={styles.action}>
                <BookTableLink look="light" />
              </p>
              <p className={styles.note}>
                Booking opens at our booking partner’s, in a new tab.
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
          <h2 id="policies" className={styles.boxTitle}>
            Good to know
          </h2>
          <Policies phone={site.phone} />
          {site.parkingNote !== '' && (
            <div className={styles.parking}>
              <Icon name="parking" className={styles.icon} />
              <h3 className={styles.parkingTitle}>Parking</h3>
              <p>{site.parkingNote}</p>
            </div>
          )}
        </section>
        <section aria-labelledby="hours" className={styles.box}>
          <h2 id="hours" className={styles.boxTitle}>
            When we are open
          </h2>
          <HoursBox site={site} />
        </section>
      </div>
    </>
  );
}
