import { todaysHours } from '../../domain/hours';
import { formatSpans } from '../../domain/hours-format';
import { kitchenText } from '../../domain/kitchen';
import { useNow } from '../../features/boot/boot-context';
import { FindUs } from '../../features/find-us/find-us';
import { EmailLink, PhoneLink } from '../../features/site/contact-links';
import { useSite } from '../../features/site/use-site';
import { Picture } from '../../ui/picture';
import { ContactForm } from './contact-form';
import styles from './contact-page.module.css';

export function ContactPage() {
  return (
    <>
      <div className={styles.page}>
        <header>
          <h1 className="page-title">Contact</h1>
          <p className={styles.lead}>
            A question, a large table, an allergy, a kind word: write to us, and we’ll reply within a day.
          </p>
        </header>
        <ContactForm />
        <OtherWays />
      </div>
      <FindUs />
    </>
  );
}

/** Beside the letter, on wide screens only: elsewhere the find-us block below says the same. */
function OtherWays() {
  const site = useSite();
  const now = useNow();
  const today = todaysHours(site, now);
  const kitchen = kitchenText(site, now);
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
            {kitchen && <dd className={styles.hours}>{kitchen} </dd>}
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
          src="/pictures/gallery/calamares.jpg"
          alt="Fried squid rings and lemon on a blue-patterned plate, with alioli on the side."
          sizes="48rem"
          className={styles.picture}
        />
      </div>
    </div>
  );
}
