import { Button, Modal, Radio, Stack, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { invitePerson, type PersonLink } from '../../api/staff/staff-people';
import { describeFailure } from '../kit/shell/describe-failure';
import type { StaffRole } from '../kit/session/session-store';
import { ROLE_HELP, ROLE_LABELS } from './role-words';

interface InviteDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onInvited: (link: PersonLink) => void;
}

/** Stays as it is when the invitation fails, so that nothing has to be typed again. */
export function InviteDialog({ isOpen, onClose, onInvited }: InviteDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Invite somebody">
      <InviteForm onInvited={onInvited} />
    </Modal>
  );
}

function InviteForm({ onInvited }: { onInvited: (link: PersonLink) => void }) {
  const [role, setRole] = useState<StaffRole>('host');
  const [problem, setProblem] = useState('');
  const [isSending, setIsSending] = useState(false);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const values = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = values.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    setIsSending(true);
    setProblem('');
    try {
      onInvited(await invitePerson({ name: text('name'), email: text('email'), role }));
    } catch (error) {
      const { title, text: why } = describeFailure(error, 'The account', 'was not made');
      setProblem(`${title}. ${why}`);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <form onSubmit={(event) => void send(event)}>
      <Stack>
        <TextInput label="Name" name="name" required maxLength={120} data-autofocus />
        <TextInput label="Email" name="email" type="email" required maxLength={254} />
        <Radio.Group label="Role" value={role} onChange={setRole}>
          <Stack gap="xs" mt="xs">
            {(['host', 'manager', 'owner'] as const).map((each) => (
              <Radio key={each} value={each} label={ROLE_LABELS[each]} description={ROLE_HELP[each]} />
            ))}
          </Stack>
        </Radio.Group>
        <div role="alert">{problem}</div>
        <Button type="submit" aria-disabled={isSending || undefined}>
          {isSending ? 'Inviting…' : 'Invite'}
        </Button>
      </Stack>
    </form>
  );
}
