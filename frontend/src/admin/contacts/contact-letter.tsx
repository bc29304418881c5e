import type { StaffContact } from '../../api/staff/staff-contacts';
import { isInternalLink } from '../../domain/link';
import { phoneLink } from '../../domain/phone';
import styles from './contact-letter.module.css';
import { STATE_NAMES } from './contacts-csv';
import { CopyButton } from './copy-button';
import { mailWords } from './mail-words';
import { useNow } from './use-now';
import { exactTime, howLongAgo } from './when';

/**
 * A message as its writer sent it: plain text, whose addresses lead nowhere by a tap, since anybody may have written it.
 * Who wrote, when and from where stands above.
 */
export function ContactLetter({ contact, timezone }: { contact: StaffContact; timezone: string }) {
  const now = useNow();
  const mail = mailWords(contact, now, timezone);
  return (
    <article aria-label="Message" className={styles.letter}>
      <dl className={styles.facts}>
        <dt>From</dt>
        <dd>
          <strong>{contact.name}</strong>
          <span className={styles.address}>
            <span>{contact.email}</span>
            <CopyButton text={contact.email} label="Copy" done="The address is copied" />
          </span>
        </dd>
        {contact.phone !== '' && (
          <>
            <dt>Phone</dt>
            <dd>
              <Phone phone={contact.phone} />
            </dd>
          </>
        )}
        <dt>Sent</dt>
        <dd>
          <time dateTime={contact.sentAt.toISOString()}>
            {exactTime(contact.sentAt, now, timezone)} · {howLongAgo(contact.sentAt, now, timezone)}
          </time>
          {contact.pagePath !== '' && (
            <span>
              from the page <SentFrom path={contact.pagePath} />
            </span>
          )}
        </dd>
        <dt>State</dt>
        <dd>{STATE_NAMES[contact.status]}</dd>
        <dt>Mail</dt>
        <dd>
          <span className={mail.isTrouble ? styles.trouble : undefined}>{mail.text}</span>
          <span className={styles.help}>{mail.help}</span>
        </dd>
      </dl>
      <div className={styles.message} dir="auto">
        {contact.message}
      </div>
    </article>
  );
}

/** A link where it can be called. */
function Phone({ phone }: { phone: string }) {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < 5) return <>{phone}</>;
  return (
    <a className={styles.phone} href={phoneLink(phone)}>
      {phone}
    </a>
  );
}

/** What the visitor's browser said: a link only where it stays on this site, and where diners go. */
function SentFrom({ path }: { path: string }) {
  if (!isInternalLink(path) || /\s|^\/(admin|api|cms)\b/.test(path)) return <>{path}</>;
  return (
    <a href={path} target="_blank" rel="noopener">
      {path}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
