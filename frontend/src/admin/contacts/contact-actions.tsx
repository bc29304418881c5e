import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ContactStatus, StaffContact } from '../../api/staff/staff-contacts';
import { AdminIcon } from '../shell/admin-icon';
import styles from './contact-actions.module.css';
import { ReplyPanel } from './reply-panel';
import { replyLink } from './reply-link';
import { useNow } from './use-now';

interface ContactActionsProps {
  contact: StaffContact;
  timezone: string;
  onMove: (status: ContactStatus) => void;
  onRemove: () => void;
}

/** What can be done with the message that is open; the likeliest first. */
export function ContactActions({ contact, timezone, onMove, onRemove }: ContactActionsProps) {
  const [hasReplied, setReplied] = useState(false);
  const { status } = contact;
  const reply = replyLink(contact, useNow(), timezone);
  const isSpam = status === 'spam';
  return (
    <div className={styles.all}>
      <div className={styles.actions}>
        {isSpam && <Button onClick={() => onMove('read')}>Not spam</Button>}
        <Button
          component="a"
          href={reply.href}
          variant={isSpam ? 'default' : 'filled'}
          leftSection={<AdminIcon name="mail" size={18} />}
          onClick={() => setReplied(true)}
        >
          Reply
        </Button>
        {status === 'archived' ? (
          <Button variant="default" onClick={() => onMove('read')}>
            Unarchive
          </Button>
        ) : (
          <Button variant="default" onClick={() => onMove('archived')}>
            Archive
          </Button>
        )}
        {!isSpam && (
          <>
            <Button variant="default" onClick={() => onMove('new')}>
              Mark as unread
            </Button>
            <Button variant="default" onClick={() => onMove('spam')}>
              Spam
            </Button>
          </>
        )}
        <Button variant="default" onClick={onRemove}>
          Delete…
        </Button>
      </div>
      {hasReplied && (
        <ReplyPanel
          contact={contact}
          isCut={reply.isCut}
          onArchive={status === 'archived' ? null : () => onMove('archived')}
          onClose={() => setReplied(false)}
        />
      )}
    </div>
  );
}
