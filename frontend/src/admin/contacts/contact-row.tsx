import { ActionIcon, Box } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import type { ContactStatus, StaffContact } from '../../api/staff/staff-contacts';
import { useSession } from '../kit/session/session-store';
import { rowMark } from '../kit/lists/row-focus';
import { RowMenu } from '../kit/lists/row-menu';
import type { MenuEntry } from '../kit/shell/menu-entry';
import { AdminIcon, type AdminIconName } from '../kit/shell/admin-icon';
import styles from './contact-row.module.css';
import { firstWords, quoted, STATUS_WORDS } from './contact-words';
import { mailWords } from './mail-words';
import { isUntitled, titleOf } from '../kit/shell/message-title';
import { exactTime, howLongAgo } from '../kit/shell/when';

interface ContactRowProps {
  contact: StaffContact;
  to: string;
  state: unknown;
  isOpen: boolean;
  onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => void;
  now: Date;
  timezone: string;
  isStateSaid: boolean;
  onMove: (status: ContactStatus) => void;
  onRemove: () => void;
}

/** One link opens the message. An unread message is bold, and screen readers hear “Unread” first. */
export function ContactRow(props: ContactRowProps) {
  const { contact, to, state, isOpen, now, timezone, isStateSaid, onKeyDown, onMove, onRemove } = props;
  const me = useSession()?.user?.id;
  const { assignee } = contact;
  const isUnread = contact.status === 'new';
  const mail = mailWords(contact, now, timezone);
  const answer = answerWords(contact);
  const first = firstMove(contact.status);
  return (
    <li
      className={styles.row}
      data-unread={isUnread || undefined}
      data-open={isOpen || undefined}
      {...rowMark(contact.id)}
    >
      <div className={styles.words}>
        <Link
          className={styles.link}
          to={to}
          state={state}
          aria-current={isOpen ? 'page' : undefined}
          onKeyDown={onKeyDown}
        >
          {isUnread && <span className="visually-hidden">Unread: </span>}
          <span className={isUntitled(contact) ? 'visually-hidden' : styles.subject}>
            {isUntitled(contact) ? 'Message' : contact.subject}
          </span>
          <span className="visually-hidden"> from </span>
          <span className={styles.from}>{contact.name}</span>
        </Link>
        <time
          className={styles.when}
          dateTime={contact.createdAt}
          title={exactTime(contact.createdAt, now, timezone)}
        >
          {howLongAgo(contact.createdAt, now, timezone)}
        </time>
        <p className={styles.beginning}>{firstWords(contact.message)}</p>
        <p className={`${styles.facts} hides-empty`}>
          {isStateSaid && contact.status === 'archived' && <span>{STATUS_WORDS.archived.name}</span>}
          {assignee && <span>Assigned to {assignee.id === me ? 'you' : assignee.name}</span>}
          {answer && <span className={answer.isTrouble ? 'warned' : undefined}>{answer.text}</span>}
          {mail.isTrouble && <span className="warned">{mail.text}</span>}
        </p>
      </div>
      <Box pos="relative" display="grid">
        <ActionIcon
          aria-label={`${first.label} ${quoted(titleOf(contact))}`}
          title={first.label}
          onClick={() => onMove(first.to)}
        >
          <AdminIcon name={first.icon} />
        </ActionIcon>
        <RowMenu
          name={quoted(titleOf(contact))}
          extra={otherMoves(contact.status).map(({ label, to: status }): MenuEntry => ({
            label,
            does: { run: () => onMove(status) },
          }))}
          onDelete={onRemove}
        />
      </Box>
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

function firstMove(status: ContactStatus): Move & { icon: AdminIconName } {
  if (status === 'spam') return { label: 'Not spam', to: 'new', icon: 'inbox' };
  if (status === 'archived') return { label: 'Unarchive', to: 'read', icon: 'inbox' };
  return { label: 'Archive', to: 'archived', icon: 'archive' };
}

function otherMoves(status: ContactStatus): readonly Move[] {
  const spam: Move = { label: 'Move to spam', to: 'spam' };
  if (status === 'spam') return [{ label: 'Archive', to: 'archived' }];
  if (status === 'new') return [{ label: 'Mark as read', to: 'read' }, spam];
  return [{ label: 'Mark as unread', to: 'new' }, spam];
}
