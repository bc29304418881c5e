import { ActionIcon, Button, Menu } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ContactStatus, StaffContact } from '../../api/staff/staff-contacts';
import { rowMark } from '../lists/row-focus';
import { AdminIcon } from '../shell/admin-icon';
import styles from './contact-row.module.css';
import { firstWords, quoted } from './contact-words';
import { STATE_NAMES } from './contacts-csv';
import { mailWords } from './mail-words';
import { exactTime, howLongAgo } from './when';

interface ContactRowProps {
  contact: StaffContact;
  /** Where the message opens, and what it is told of its neighbours. */
  to: string;
  state: unknown;
  now: Date;
  timezone: string;
  /** Whether the state is said: where the list holds several. */
  isStateSaid: boolean;
  onMove: (status: ContactStatus) => void;
  onRemove: () => void;
}

/**
 * A message in the list: one link that opens it, and what can be done without opening. An unread one is bold, and screen
 * readers hear “Unread” first.
 */
export function ContactRow(props: ContactRowProps) {
  const { contact, to, state, now, timezone, isStateSaid, onMove, onRemove } = props;
  const isUnread = contact.status === 'new';
  const mail = mailWords(contact, now, timezone);
  return (
    <li className={styles.row} data-unread={isUnread || undefined} {...rowMark(contact.id)}>
      <div className={styles.words}>
        <Link className={styles.link} to={to} state={state}>
          {isUnread && <span className="visually-hidden">Unread: </span>}
          <span className={styles.subject}>{contact.subject}</span>
          <span className="visually-hidden">, from {contact.name}</span>
        </Link>
        <p className={styles.from} aria-hidden="true">
          {contact.name}
        </p>
        <p className={styles.beginning}>{firstWords(contact.message)}</p>
        <p className={styles.facts}>
          <time dateTime={contact.sentAt.toISOString()}>
            {howLongAgo(contact.sentAt, now, timezone)} · {exactTime(contact.sentAt, now, timezone)}
          </time>
          {isStateSaid && !isUnread && <span>{STATE_NAMES[contact.status]}</span>}
          <span className={mail.isTrouble ? styles.trouble : undefined}>{mail.text}</span>
        </p>
      </div>
      <div className={styles.actions}>
        <FirstAction contact={contact} onMove={onMove} />
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label={`More for ${quoted(contact.subject)}`}>
              <AdminIcon name="more" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {isUnread && <Menu.Item onClick={() => onMove('read')}>Mark as read</Menu.Item>}
            {contact.status !== 'new' && contact.status !== 'spam' && (
              <Menu.Item onClick={() => onMove('new')}>Mark as unread</Menu.Item>
            )}
            {contact.status !== 'spam' && <Menu.Item onClick={() => onMove('spam')}>Move to spam</Menu.Item>}
            {contact.status === 'spam' && <Menu.Item onClick={() => onMove('archived')}>Archive</Menu.Item>}
            <Menu.Item color="danger" onClick={onRemove}>
              Delete…
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </li>
  );
}

/** What is done most often to a message in its state. */
function FirstAction({ contact, onMove }: Pick<ContactRowProps, 'contact' | 'onMove'>) {
  const { status, subject } = contact;
  const [label, to]: [string, ContactStatus] =
    status === 'spam'
      ? ['Not spam', 'new']
      : status === 'archived'
        ? ['Unarchive', 'read']
        : ['Archive', 'archived'];
  return (
    <Button variant="default" aria-label={`${label} ${quoted(subject)}`} onClick={() => onMove(to)}>
      {label}
    </Button>
  );
}
