import { BookTableLink } from '../../features/booking/book-table-link';
import { AddressLink, EmailLink, PhoneLink } from '../../features/site/contact-links';
import { HoursTable } from '../../features/site/hours-table';
import { SocialList } from '../../features/site/social-list';
import { useSite } from '../../features/site/use-site';
import { Wordmark } from '../../features/site/wordmark';
import { AzulejoBand } from '../../ui/azulejo-band';
import { FOOTER_PAGES } from '../navigation';
import { Link } from '../../ui/link';
import styles from './footer.module.css';

/** The columns are headings, not regions: the footer is a landmark, and pages have regions with these names. */
export function Footer({ topId }: { topId: string }) {
  const site = useSite();
  return (
    <footer className={styles.footer}>
      <AzulejoBand />
      <div className={styles.inner}>
        <div className={styles.column}>
          <Wordmark name={site.name} />
          <p className={styles.tagline}>{site.tagline}</p>
          <BookTableLink look="light" />{' '}
          <SocialList social={site.social} networks={['instagram', 'facebook', 'tiktok']} />
        </div>
        <div className={styles.column}>
          <h2 className={styles.title}>Opening hours</h2>
          <HoursTable site={site} />
        </div>
        <div className={styles.column}>
          <h2 className={styles.title}>Find us</h2>
          <address className={styles.lines}>
            <AddressLink site={site} /> <PhoneLink phone={site.phone} /> <EmailLink email={site.email} />
          </address>
        </div>
        <nav aria-label="Footer" className={styles.column}>
          <h2 className={styles.title}>Explore</h2>
          <ul role="list" className={styles.lines}>
            {FOOTER_PAGES.map(({ path, title }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>{' '}
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className={styles.credit}>
        <span>
          © {site.name}, since {site.established_year}
        </span>{' '}
        <AgencyCredit name={site.agencyName} url={site.agencyUrl} /> <Link to="/privacy">Privacy</Link>{' '}
        <a href={`#${topId}`}>Back to top</a>
      </p>
    </footer>
  );
}

function AgencyCredit({ name, url }: { name: string; url: string }) {
  if (name === '') return null;
  if (url === '') return <span>Website by {name}</span>;
  return (
    <span>
      Website by{' '}
      <a href={url} target="_blank" rel="noopener" aria-label={`${name} (opens in a new tab)`}>
        {name}
      </a>
    </span>
  );
}
