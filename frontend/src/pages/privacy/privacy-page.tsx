import { formatAddress } from '../../domain/directions';
import type { Site } from '../../domain/site';
import { EmailLink, PhoneLink } from '../../features/site/contact-links';
import { useSite } from '../../features/site/use-site';
import styles from './privacy-page.module.css';

/** Describes exactly what the product does: if you change that, change this page too. */
export function PrivacyPage() {
  const site = useSite();
  return (
    <div className={styles.page}>
      <h1 className="page-title">Privacy</h1>
      <p className={styles.lead}>You can browse this whole site without telling us who you are.</p>
      <section aria-labelledby="writing">
        <h2 id="writing">When you write to us</h2>
        <p>
          The contact form sends us your name, your email, your message and, if you give them, a phone number
          and a subject. We note the time, and the page that you wrote from.
        </p>
        <p>
          All of this is stored in our own database, with our replies and notes. Only our staff can read it,
          and a copy may be emailed to them.
        </p>
        <p>{keptWords(site.message_months)}</p>
        <p>To prevent spam, we count the messages from each IP address for one hour.</p>
      </section>
      <section aria-labelledby="reading">
        <h2 id="reading">When you visit</h2>
        <p>
          Our server’s log notes what went wrong, not what you typed, and an IP address only if hundreds of
          connections come from it at once.
        </p>
        <p>We don’t use cookies or track visitors, and nothing on our pages comes from an advertiser.</p>
        <p>
          Your browser remembers a few things for itself: what you leave out of the menu, what you put on your
          table’s list, that you closed the $5 tapas popup, that you paused the slideshows, how far down each
          page you were, and which page had to be reloaded. We store none of it.
        </p>
      </section>
      <section aria-labelledby="leaving">
        <h2 id="leaving">When you leave our site</h2>
        <p>
          Booking a table opens our booking partner’s site in a new tab, with the number of guests, the day
          and the time if you chose them here. The map comes from its own provider, and only once you ask for
          it. What those sites store is up to them, and the same goes for the social networks we link to.
        </p>
      </section>
      <section aria-labelledby="erasing">
        <h2 id="erasing">To see or erase what we have</h2>
        <p>
          Tell us the email address that you wrote from, and we will show you your messages or erase them.
        </p>
        <Ways site={site} />
      </section>
    </div>
  );
}

function keptWords(months: number): string {
  const time = months === 1 ? 'a month' : `${months} months`;
  return `We delete it after ${time}, or sooner if you ask; backups hold it until they are replaced.`;
}

function Ways({ site }: { site: Site }) {
  const address = formatAddress(site);
  return (
    <ul role="list" className="grid gap-2">
      {site.phone !== '' && (
        <li>
          Call <PhoneLink phone={site.phone} />{' '}
        </li>
      )}
      {site.email !== '' && (
        <li>
          Write to <EmailLink email={site.email} />{' '}
        </li>
      )}
      {address !== '' && (
        <li>
          Send a letter to <span lang="es">{site.name}</span>, {address}{' '}
        </li>
      )}
    </ul>
  );
}
