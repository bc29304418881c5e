import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ContactStatus, StaffContact } from '../../api/staff/staff-contacts';
import { rowMark } from '../lists/row-focus';
import { RowMenu, type RowMenuEntry } from '../lists/row-menu';
import styles from './contact-row.module.css';
import { STATE_NAMES, firstWords, quoted } from './contact-words';
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
  const first = firstMove(contact.status);
  return (
    <li className={styles.row} data-unread={isUnread || undefined} {...rowMark(contact.id)}>
      <div className={styles.words}>
        <Link className={styles.link} to={to} state={state}>
          {isUnread && <span className="visually-hidden">Unread: </span>}
          <span className={styles.subject}>{contact.subject}</span>
          <span className="visually-hidden"> from </span>
          <span className={styles.from}>{contact.name}</span>
        </Link>
        <p className={styles.beginning}>{firstWords(contact.message)}</p>
      </div>
      <p className={styles.facts}>
        <time dateTime={contact.sentAt.toISOString()}>
          {howLongAgo(contact.sentAt, now, timezone)} · {exactTime(contact.sentAt, now, timezone)}
        </time>
        {isStateSaid && !isUnread && <span>{STATE_NAMES[contact.status]}</span>}
        <span className={mail.isTrouble ? styles.trouble : undefined}>{mail.text}</span>
      </p>
      <div className={styles.first}>
        <Button
          size="sm"
          mih={44}
          variant="default"
          aria-label={`${first.label} ${quoted(contact.subject)}`}
          onClick={() => onMove(first.to)}
        >
          {first.label}
        </Button>
      </div>
      <div className={styles.menu}>
        <RowMenu
          name={quoted(contact.subject)}
          extra={otherMoves(contact.status).map(({ label, to: status }): RowMenuEntry => ({
            label,
            does: { run: () => onMove(status) },
          }))}
          onDelete={onRemove}
        />
      </div>
    </li>
  );
}

interface Move {
  label: string;
  to: ContactStatus;
}

/** What is done most often to a message in its state. */
function firstMove(status: ContactStatus): Move {
  if (status === 'spam') return { label: 'Not spam', to: 'new' };
  return status === 'archived' ? { label: 'Unarchive', to: 'read' } : { label: 'Archive', to: 'archived' };
}

function otherMoves(status: ContactStatus): readonly Move[] {
  const spam: Move = { label: 'Move to spam', to: 'spam' };
  if (status === 'spam') return [{ label: 'Archive', to: 'archived' }];
  if (status === 'new') return [{ label: 'Mark as read', to: 'read' }, spam];
  return [{ label: 'Mark as unread', to: 'new' }, spam];
}
