import { Button, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { invitePerson, type PersonLink } from '../../api/staff/staff-people';
import type { StaffRole } from '../kit/session/session-store';
import { CheckedInput } from '../kit/forms/checked-input';
import { useSending } from '../kit/session/use-sending';
import { failureSentences } from '../kit/shell/describe-failure';
import { ROLE_HELP, ROLE_LABELS } from './role-words';

interface InviteFormProps {
  onInvited: (link: PersonLink) => void;
  /** The account may have been created. */
  onFailed: () => void;
}

/** Keeps its values if the invitation fails, so that nothing has to be typed again. */
export function InviteForm({ onInvited, onFailed }: InviteFormProps) {
  const [role, setRole] = useState<StaffRole>('host');
  const { problem, isSending, onSubmit } = useSending(
    async ({ name = '', email = '' }) => onInvited(await invitePerson({ name, email, role })),
    (error) => {
      onFailed();
      return failureSentences(error, 'The account', 'was not created');
    },
  );

  return (
    <form onSubmit={onSubmit}>
      <Stack>
        <CheckedInput label="Name" name="name" required maxLength={120} data-autofocus />
        <CheckedInput label="Email" name="email" type="email" required maxLength={254} />
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
