import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { ContactStatus, StaffContact } from '../../api/staff/staff-contacts';
import { useMay } from '../kit/session/session-store';
import { AdminIcon } from '../kit/shell/admin-icon';
import { CopyButton } from '../kit/shell/copy-button';
import { replyLink } from './reply-link';
import { useNow } from '../kit/shell/use-now';

interface ContactActionsProps {
  contact: StaffContact;
  timezone: string;
  onMove: (status: ContactStatus) => void;
  onRemove: () => void;
  /** Everything from the same address. */
  onErase: () => void;
}

export function ContactActions({ contact, timezone, onMove, onRemove, onErase }: ContactActionsProps) {
  const [hasReplied, setReplied] = useState(false);
  const may = useMay();
  const { status } = contact;
  const reply = replyLink(contact, useNow(), timezone);
  const isSpam = status === 'spam';
  const isArchived = status === 'archived';
  return (
    <Stack gap="sm" mb="lg">
      <Group gap="xs">
        {isSpam && <Button onClick={() => onMove('read')}>Not spam</Button>}
        <Button
          component="a"
          href={reply.href}
          variant={isSpam || contact.canReply ? 'default' : 'filled'}
          leftSection={<AdminIcon name="mail" size={18} />}
          onClick={() => setReplied(true)}
        >
          {contact.canReply ? 'Reply by email app' : 'Reply'}
        </Button>
        <Button variant="default" onClick={() => onMove(isArchived ? 'read' : 'archived')}>
          {isArchived ? 'Unarchive' : 'Archive'}
        </Button>
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
        {may('owner') && (
          <Button variant="default" onClick={onErase}>
            Erase this sender…
          </Button>
        )}
      </Group>
      {hasReplied && (
        <ReplyPanel
          contact={contact}
          isCut={reply.isCut}
          onArchive={isArchived ? null : () => onMove('archived')}
          onClose={() => setReplied(false)}
        />
      )}
    </Stack>
  );
}

interface ReplyPanelProps {
  contact: StaffContact;
  isCut: boolean;
  onArchive: (() => void) | null;
  onClose: () => void;
}

function ReplyPanel({ contact, isCut, onArchive, onClose }: ReplyPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Paper ref={panel} withBorder p="md" maw="var(--measure)" bg="var(--color-surface)">
      <div role="status">
        <Text fw={600}>Continue in your email app.</Text>
        {isCut && (
          <p>
            The message is long, and email apps limit the length: the reply quotes its beginning. The whole
            message stays here.
          </p>
        )}
        <p>Didn’t open? Copy the address instead.</p>
      </div>
      <Group gap="xs" mt="sm">
        {onArchive && <Button onClick={onArchive}>Archive message</Button>}
        <CopyButton text={contact.email} label="Copy the address" done="The address is copied" />
        {isCut && <CopyButton text={contact.message} label="Copy the message" done="The message is copied" />}
        <Button variant="subtle" color="link" onClick={onClose}>
          Keep in inbox
        </Button>
      </Group>
    </Paper>
  );
}
