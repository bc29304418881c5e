import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { invitePerson, type PersonLink } from '../../api/staff/staff-people';
import type { StaffRole } from '../kit/session/session-store';
import { CheckedInput } from '../kit/forms/checked-input';
import { SendForm } from '../kit/shell/send-form';
import { ROLE_HELP, ROLE_LABELS } from './role-words';

interface InviteFormProps {
  onInvited: (link: PersonLink) => void;
  /** The account may have been created. */
  onFailed: () => void;
}

export function InviteForm({ onInvited, onFailed }: InviteFormProps) {
  const [role, setRole] = useState<StaffRole>('host');
  return (
    <SendForm
      action="Invite"
      failure={['The account', 'was not created']}
      onSend={async ({ name = '', email = '' }) => onInvited(await invitePerson({ name, email, role }))}
      onFailed={onFailed}
    >
      <CheckedInput label="Name" name="name" required maxLength={120} data-autofocus />
      <CheckedInput label="Email" name="email" type="email" required maxLength={254} />
      <Radio.Group label="Role" value={role} onChange={setRole}>
        <Stack gap="xs" mt="xs">
          {(['host', 'manager', 'owner'] as const).map((each) => (
            <Radio key={each} value={each} label={ROLE_LABELS[each]} description={ROLE_HELP[each]} />
          ))}
        </Stack>
      </Radio.Group>
    </SendForm>
  );
}
