import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { StaffContact } from '../../api/staff/staff-contacts';
import { isInternalLink } from '../../domain/link';
import { phoneLink } from '../../domain/phone';
import styles from './contact-letter.module.css';
import { STATUS_WORDS } from './contact-words';
import { CopyButton } from '../kit/shell/copy-button';
import { mailWords } from './mail-words';
import { useServerNow } from '../kit/shell/use-server-now';
import { exactTime, howLongAgo } from '../kit/shell/when';

interface ContactLetterProps {
  contact: StaffContact;
  timezone: string;
  /** The buttons beside the sender. */
  children: ReactNode;
}

/** Plain text, as it was sent. URLs in it are not links, since anyone may have written them. */
export function ContactLetter({ contact, timezone, children }: ContactLetterProps) {
  const now = useServerNow();
  return (
    <>
      <Group
        justify="space-between"
        align="start"
        gap="var(--space-2) var(--space-5)"
        className={styles.head}
      >
        <div>
          <Text inherit fz="var(--text-m)" fw={650}>
            {contact.name}
          </Text>
          <Group component="p" gap="0 var(--space-4)">
            <span className="target fits gap-1">
              {contact.email}
              <CopyButton text={contact.email} label="Copy email" done="Email copied" isIcon />
            </span>
            {contact.phone !== '' && <Phone phone={contact.phone} />}
          </Group>
          <p className="quiet">
            <time dateTime={contact.createdAt}>
              {exactTime(contact.createdAt, now, timezone)} · {howLongAgo(contact.createdAt, now, timezone)}
            </time>
          </p>
        </div>
        {children}
      </Group>
      <article aria-label="Message" className={styles.message} dir="auto">
        {contact.message}
      </article>
    </>
  );
}

function Phone({ phone }: { phone: string }) {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < 5) return <span>{phone}</span>;
  return (
    <a className="target" href={phoneLink(phone)}>
      {phone}
    </a>
  );
}

export function ContactFacts({ contact, timezone }: { contact: StaffContact; timezone: string }) {
  const mail = mailWords(contact, useServerNow(), timezone);
  return (
    <dl className={styles.facts}>
      <dt>Status</dt>
      <dd>{STATUS_WORDS[contact.status].name}</dd>
      {contact.pagePath !== '' && (
        <>
          <dt>Sent from</dt>
          <dd>
            <SentFrom path={contact.pagePath} />
          </dd>
        </>
      )}
      <dt>Email alert</dt>
      <dd>
        <span className={mail.isTrouble ? 'warned' : undefined}>{mail.text}</span>
        <span className="fine">{mail.help}</span>
      </dd>
    </dl>
  );
}

/** The page that the visitor's browser reported: a link only if it is a public page on this site. */
function SentFrom({ path }: { path: string }) {
  if (!isInternalLink(path) || /\s|^\/(admin|api|cms)\b/.test(path)) return <>{path}</>;
  return (
    <a className="target" href={path} target="_blank" rel="noopener">
      {path}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
