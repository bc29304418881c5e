import { Link } from 'react-router-dom';
import { AzulejoBand } from '../../ui/azulejo-band';
import { BookTableLink } from '../../features/booking/book-table-link';
import { AddressLink, EmailLink, PhoneLink } from '../../features/site/contact-links';
import { HoursTable } from '../../features/site/hours-table';
import { SocialLink } from '../../features/site/social-link';
import { useSite } from '../../features/site/use-site';
import { FOOTER_ENTRIES } from '../navigation';
import styles from './footer.module.css';

function AgencyName({ name, url }: { name: string; url: string }) {
  if (url === '') return name;
  return (
    <a href={url} target="_blank" rel="noopener">
      {name}
    </a>
  );
}

/** Hours, the way there, and who to call, at the foot of every public page. */
export function Footer() {
  const site = useSite();
  return (
    <footer className={styles.footer}>
      <AzulejoBand />
      <div className={styles.inner}>
        <section aria-labelledby="footer-hours" className={styles.column}>
          <h2 id="footer-hours" className={styles.title}>
            Opening hours
          </h2>
          <HoursTable site={site} />
        </section>
        <section aria-labelledby="footer-find" className={styles.column}>
          <h2 id="footer-find" className={styles.title}>
            Find us
          </h2>
          <address className={styles.address}>
            <AddressLink site={site} />
            <PhoneLink phone={site.phone} />
            <EmailLink email={site.email} />
          </address>
        </section>
        <nav aria-label="Footer" className={styles.column}>
          <h2 className={styles.title}>Explore</h2>
          <ul role="list" className={styles.links}>
            {FOOTER_ENTRIES.map((entry) => (
              <li key={entry.to}>
                <Link to={entry.to}>{entry.label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="footer-table" className={styles.column}>
          <h2 id="footer-table" className={styles.title}>
            A table tonight
          </h2>
          <BookTableLink look="light" />
          <ul role="list" className={styles.social}>
            <li>
              <SocialLink network="Instagram" url={site.social.instagram} />
            </li>
            <li>
              <SocialLink network="Facebook" url={site.social.facebook} />
            </li>
            <li>
              <SocialLink network="TikTok" url={site.social.tiktok} />
            </li>
          </ul>
        </section>
      </div>
      <p className={styles.credit}>
        <span>
          © {site.name}, since {site.establishedYear}
        </span>
        {site.agencyName !== '' && (
          <span>
            Website by <AgencyName name={site.agencyName} url={site.agencyUrl} />
          </span>
        )}
      </p>
    </footer>
  );
}
