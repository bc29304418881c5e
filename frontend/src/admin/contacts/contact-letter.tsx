import type { StaffContact } from '../../api/staff/staff-contacts';
import { phoneLink } from '../../domain/phone';
import styles from './contact-letter.module.css';
import { CopyButton } from './copy-button';
import { useNow } from './use-now';
import { exactTime, howLongAgo } from './when';

/**
 * A message as its writer sent it: plain text, whose addresses lead nowhere by a tap, since anybody may have written it.
 * Who wrote and when stands above.
 */
export function ContactLetter({ contact, timezone }: { contact: StaffContact; timezone: string }) {
  const now = useNow();
  return (
    <article aria-label="Message" className={styles.letter}>
      <p className={styles.writer}>{contact.name}</p>
      <p className={styles.reach}>
        <span className={styles.address}>
          {contact.email}
          <CopyButton text={contact.email} label="Copy the address" done="The address is copied" isIcon />
        </span>
        {contact.phone !== '' && <Phone phone={contact.phone} />}
      </p>
      <p className={styles.sent}>
        <time dateTime={contact.sentAt.toISOString()}>
          {exactTime(contact.sentAt, now, timezone)} · {howLongAgo(contact.sentAt, now, timezone)}
        </time>
      </p>
      <div className={styles.message} dir="auto">
        {contact.message}
      </div>
    </article>
  );
}

/** A link where it can be called. */
function Phone({ phone }: { phone: string }) {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < 5) return <span>{phone}</span>;
  return (
    <a className={styles.phone} href={phoneLink(phone)}>
      {phone}
    </a>
  );
}
