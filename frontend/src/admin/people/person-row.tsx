import { Badge, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Person } from '../../api/staff/staff-people';
import { useServerNow } from '../kit/shell/use-server-now';
import { useRestaurant } from '../kit/shell/use-restaurant';
import { howLongAgo } from '../kit/shell/when';
import styles from './person-row.module.css';
import { ROLE_LABELS } from './role-words';

interface PersonRowProps {
  person: Person;
  isMe: boolean;
  menu: ReactNode;
}

/** Goes into an `<li>`. On a phone, the account's details are below its address. */
export function PersonRow({ person, isMe, menu }: PersonRowProps) {
  const { name, email, role, hasTwoStep } = person;
  return (
    <div className={styles.person}>
      <span className={styles.mark} aria-hidden="true">
        {initialsOf(name || email)}
      </span>
      <div className={styles.words}>
        <Text span inherit fw={600}>
          {name}
        </Text>{' '}
        {isMe && <span className="note">(you)</span>}
        <div className="note">{email}</div>
      </div>
      <div className={styles.role}>{ROLE_LABELS[role]}</div>
      <div className={styles.state}>
        <AccountState person={person} />
        {hasTwoStep && (
          <Badge variant="light" color="good">
            Two-step sign-in
          </Badge>
        )}
      </div>
      <div className={styles.menu}>{menu}</div>
    </div>
  );
}

const INVITED = {
  waiting: 'Sending invitation',
  sent: 'Invited',
  failed: 'Invitation not delivered',
  ended: 'Invitation expired',
};

function AccountState({ person: { blocked, invited, invitation, lastSignIn } }: { person: Person }) {
  const now = useServerNow();
  const { timezone } = useRestaurant();
  if (blocked) return <Badge color="danger">Blocked</Badge>;
  if (invited) {
    const isLost = invitation === 'failed' || invitation === 'ended';
    return (
      <Badge {...(isLost ? { color: 'danger' } : { variant: 'default' })}>
        {INVITED[invitation ?? 'sent']}
      </Badge>
    );
  }
  return (
    <span>{lastSignIn ? `Signed in ${howLongAgo(lastSignIn, now, timezone)}` : 'No recent sign-in'}</span>
  );
}

/** `AV` of “Ana María de la Vega”. */
function initialsOf(name: string): string {
  const letters = name.match(/(?<!\S)\p{L}/gu) ?? [name.slice(0, 1)];
  return [...new Set([letters[0], letters.at(-1)])].join('').toUpperCase();
}
