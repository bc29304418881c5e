import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { StaffContact } from '../../api/staff/staff-contacts';
import styles from './contact-actions.module.css';
import { CopyButton } from './copy-button';

interface ReplyPanelProps {
  contact: StaffContact;
  /** Whether the mail quotes the beginning of the message only. */
  isCut: boolean;
  /** Null where it is archived already. */
  onArchive: (() => void) | null;
  onClose: () => void;
}

/** What comes after Reply: the mail itself is written elsewhere, so nothing here knows whether it was sent. Read out. */
export function ReplyPanel({ contact, isCut, onArchive, onClose }: ReplyPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={panel} className={styles.panel}>
      <div role="status">
        <p className={styles.next}>The reply is in your mail program. Send it from there.</p>
        {isCut && (
          <p>
            The message is long, and mail programs take only so much: the reply quotes its beginning. The
            whole message stays here.
          </p>
        )}
        <p>Nothing opened? Then this device has no mail program set up: copy the address.</p>
      </div>
      <div className={styles.actions}>
        {onArchive && <Button onClick={onArchive}>Sent: archive the message</Button>}
        <CopyButton text={contact.email} label="Copy the address" done="The address is copied" />
        {isCut && <CopyButton text={contact.message} label="Copy the message" done="The message is copied" />}
        <Button variant="subtle" color="link" onClick={onClose}>
          Leave it here
        </Button>
      </div>
    </div>
  );
}
