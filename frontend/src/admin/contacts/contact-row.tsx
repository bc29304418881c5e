import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ContactStatus, StaffContact } from '../../api/staff/staff-contacts';
import { rowMark } from '../kit/lists/row-focus';
import { RowMenu, type RowMenuEntry } from '../kit/lists/row-menu';
import styles from './contact-row.module.css';
import { firstWords, quoted, STATUS_WORDS } from './contact-words';
import { mailWords } from './mail-words';
import { exactTime, howLongAgo } from '../kit/shell/when';

interface ContactRowProps {
  contact: StaffContact;
  to: string;
  state: unknown;
  now: Date;
  timezone: string;
  isStateSaid: boolean;
  onMove: (status: ContactStatus) => void;
  onRemove: () => void;
}

/** One link opens the message. An unread message is bold, and screen readers hear “Unread” first. */
export function ContactRow(props: ContactRowProps) {
  const { contact, to, state, now, timezone, isStateSaid, onMove, onRemove } = props;
  const isUnread = contact.status === 'new';
  const mail = mailWords(contact, now, timezone);
  const answer = answerWords(contact);
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
        <time dateTime={contact.createdAt}>
          {howLongAgo(contact.createdAt, now, timezone)} · {exactTime(contact.createdAt, now, timezone)}
        </time>
        {isStateSaid && !isUnread && <span>{STATUS_WORDS[contact.status].name}</span>}
        {answer && <span className={answer.isTrouble ? 'warned' : undefined}>{answer.text}</span>}
        <span className={mail.isTrouble ? 'warned' : undefined}>{mail.text}</span>
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

/** Null if it was not answered from here. */
function answerWords({ replies }: StaffContact): { text: string; isTrouble: boolean } | null {
  const last = replies.at(-1);
  if (!last) return null;
  const isTrouble = last.mail.state === 'failed' || last.mail.lastError !== '';
  return { text: isTrouble ? 'Reply not sent' : 'Answered', isTrouble };
}

interface Move {
  label: string;
  to: ContactStatus;
}

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
