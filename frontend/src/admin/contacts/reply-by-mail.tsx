import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import type { StaffContact } from '../../api/staff/staff-contacts';
import { AdminIcon } from '../kit/shell/admin-icon';
import { CopyButton } from '../kit/shell/copy-button';
import { replyLink } from './reply-link';
import { useServerNow } from '../kit/shell/use-server-now';

interface ReplyByMailProps {
  contact: StaffContact;
  timezone: string;
  onArchive: () => void;
}

/** Opens the staff's own email app. Where no mail server is set up, it is the only way to answer. */
export function ReplyByMail({ contact, timezone, onArchive }: ReplyByMailProps) {
  const [hasReplied, setReplied] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const { href, isCut } = replyLink(contact, useServerNow(), timezone);
  const isQuiet = contact.canReply || contact.status === 'spam';
  return (
    <Stack gap="sm" mb="lg">
      <Button
        component="a"
        ref={link}
        w="fit-content"
        href={href}
        {...(isQuiet ? { variant: 'subtle', color: 'link', px: 0 } : {})}
        leftSection={<AdminIcon name="mail" size={18} />}
        onClick={() => setReplied(true)}
      >
        {contact.canReply ? 'Reply by email app' : 'Reply'}
      </Button>
      {hasReplied && (
        <Paper ref={bringIntoView} withBorder p="md" maw="var(--measure)" bg="var(--color-surface)">
          <div role="status">
            <Text fw={600}>Continue in your email app.</Text>
            {isCut && (
              <p>
                This message is too long for email apps, so the reply quotes only the beginning. The full
                message stays here.
              </p>
            )}
            <p>Didn’t open? Copy the email address instead.</p>
          </div>
          <Group gap="xs" mt="sm">
            {contact.status !== 'archived' && <Button onClick={onArchive}>Archive message</Button>}
            <CopyButton text={contact.email} label="Copy email" done="Email copied" />
            {isCut && <CopyButton text={contact.message} label="Copy message" done="Message copied" />}
            <Button
              variant="subtle"
              onClick={() => {
                setReplied(false);
                link.current?.focus();
              }}
            >
              {contact.status === 'new' || contact.status === 'read' ? 'Keep in inbox' : 'Close'}
            </Button>
          </Group>
        </Paper>
      )}
    </Stack>
  );
}

const bringIntoView = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: 'center' });
