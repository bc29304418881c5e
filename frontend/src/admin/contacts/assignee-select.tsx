import { NativeSelect } from '@mantine/core';
import useSWR from 'swr';
import {
  type Colleague,
  COLLEAGUES_KEY,
  fetchColleagues,
  type StaffContact,
} from '../../api/staff/staff-contacts';
import { useSession } from '../kit/session/session-store';

interface AssigneeSelectProps {
  contact: StaffContact;
  onChoose: (assignee: Colleague | null) => void;
}

/** Who answers a message. */
export function AssigneeSelect({ contact: { assignee }, onChoose }: AssigneeSelectProps) {
  const me = useSession()?.user?.id;
  const { data } = useSWR<readonly Colleague[], unknown>(COLLEAGUES_KEY, fetchColleagues, {
    revalidateOnFocus: false,
    dedupingInterval: 60_000,
  });
  const colleagues = data ?? (assignee ? [assignee] : []);
  return (
    <NativeSelect
      aria-label="Who answers this message"
      value={assignee?.id ?? ''}
      onChange={({ currentTarget: { value } }) => onChoose(colleagues.find(({ id }) => id === value) ?? null)}
      data={[
        { value: '', label: 'For: nobody' },
        ...colleagues.map(({ id, name }) => ({
          value: id,
          label: `For: ${name}${id === me ? ' (you)' : ''}`,
        })),
      ]}
    />
  );
}
