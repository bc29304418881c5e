import { Button, Group, NativeSelect, Text } from '@mantine/core';
import useSWR from 'swr';
import {
  type Colleague,
  COLLEAGUES_KEY,
  fetchColleagues,
  type StaffContact,
} from '../../api/staff/staff-contacts';
import { useSession } from '../kit/session/session-store';
import { failureSentences } from '../kit/shell/describe-failure';

interface AssigneeSelectProps {
  contact: StaffContact;
  onChoose: (assignee: Colleague | null) => void;
}

/** Whom a message is assigned to. */
export function AssigneeSelect({ contact: { assignee }, onChoose }: AssigneeSelectProps) {
  const me = useSession()?.user?.id;
  const { data, error, mutate } = useSWR<readonly Colleague[], unknown>(COLLEAGUES_KEY, fetchColleagues, {
    revalidateOnFocus: false,
    dedupingInterval: 60_000,
  });
  const colleagues = data ?? (assignee ? [assignee] : []);
  if (data === undefined && error !== undefined) {
    return (
      <Group role="alert" gap="0 var(--space-3)">
        <Text fz="var(--text-s)">
          {assignee && `Assigned to ${assignee.name}. `}
          {failureSentences(error, 'Your colleagues', 'could not be loaded')}
        </Text>
        <Button variant="subtle" px="xs" onClick={() => void mutate()}>
          Try again
        </Button>
      </Group>
    );
  }
  return (
    <NativeSelect
      aria-label="Assign this message"
      flex="1 1 16rem"
      maw="22rem"
      value={assignee?.id ?? ''}
      onChange={({ currentTarget: { value } }) => onChoose(colleagues.find(({ id }) => id === value) ?? null)}
      data={[
        { value: '', label: 'Unassigned' },
        ...colleagues.map(({ id, name }) => ({
          value: id,
          label: `Assigned to ${name}${id === me ? ' (you)' : ''}`,
        })),
      ]}
    />
  );
}
