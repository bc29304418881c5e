import type { StaffContact } from '../../api/staff/staff-contacts';
import { isInternalLink } from '../../domain/link';
import styles from './contact-letter.module.css';
import { STATE_NAMES } from './contact-words';
import { mailWords } from './mail-words';
import { useNow } from './use-now';

/** What else is known of a message: where it is, where it came from, and whether somebody was told of it by mail. */
export function ContactFacts({ contact, timezone }: { contact: StaffContact; timezone: string }) {
  const mail = mailWords(contact, useNow(), timezone);
  return (
    <dl className={styles.facts}>
      <dt>State</dt>
      <dd>{STATE_NAMES[contact.status]}</dd>
      {contact.pagePath !== '' && (
        <>
          <dt>Sent from</dt>
          <dd>
            <SentFrom path={contact.pagePath} />
          </dd>
        </>
      )}
      <dt>Mail</dt>
      <dd>
        <span className={mail.isTrouble ? styles.trouble : undefined}>{mail.text}</span>
        <span className={styles.help}>{mail.help}</span>
      </dd>
    </dl>
  );
}

/** What the visitor's browser said: a link only where it stays on this site, and where diners go. */
function SentFrom({ path }: { path: string }) {
  if (!isInternalLink(path) || /\s|^\/(admin|api|cms)\b/.test(path)) return <>{path}</>;
  return (
    <a className={styles.page} href={path} target="_blank" rel="noopener">
      {path}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
