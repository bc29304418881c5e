import { Badge, Button } from '@mantine/core';
import { useState } from 'react';
import {
  changePerson,
  fetchPeople,
  newLink,
  PEOPLE_KEY,
  type Person,
  removePerson,
  type ShownLink,
  signOutPerson,
} from '../../api/staff/staff-people';
import { ListRow } from '../kit/lists/list-row';
import { ListState } from '../kit/lists/list-state';
import { RowMenu } from '../kit/lists/row-menu';
import { useStaffPage } from '../kit/lists/use-staff-page';
import { useSession } from '../kit/session/session-store';
import { ask } from '../kit/shell/confirm';
import { describeFailure } from '../kit/shell/describe-failure';
import { notifyDone, notifyFailure } from '../kit/shell/notify';
import { Screen } from '../kit/shell/screen';
import { useNow } from '../kit/shell/use-now';
import { useRestaurant } from '../kit/shell/use-restaurant';
import { howLongAgo } from '../kit/shell/when';
import { InviteDialog } from './invite-dialog';
import { LinkDialog } from './link-dialog';
import styles from './people-screen.module.css';
import { ROLE_LABELS } from './role-words';

const ACCOUNTS = { one: 'account', many: 'accounts' };

export function PeopleScreen() {
  const { list } = useStaffPage(PEOPLE_KEY, fetchPeople);
  const me = useSession()?.user?.id;
  const [isInviting, setIsInviting] = useState(false);
  const [link, setLink] = useState<ShownLink | null>(null);

  /** Does it, reads the list again, and says how it went. */
  async function act({ name }: Person, work: () => Promise<unknown>, done: string, outcome: string) {
    try {
      await work();
      notifyDone(`${name} ${done}`);
    } catch (error) {
      notifyFailure(describeFailure(error, name, outcome));
    }
    list.refetch();
  }

  const remove = async (person: Person) => {
    const isSure = await ask({
      title: `Delete the account of ${person.name}?`,
      text: 'They are signed out at once. What they changed stays in the history.',
      action: 'Delete',
      isDangerous: true,
    });
    if (isSure) await act(person, () => removePerson(person.id), 'is deleted', 'was not deleted');
  };

  const entriesOf = (person: Person) => [
    ...(['owner', 'manager', 'host'] as const)
      .filter((role) => role !== person.role)
      .map((role) => {
        const as = ROLE_LABELS[role].toLowerCase();
        const words = [`is ${as} now`, `was not made ${as}`] as const;
        return entry(`Make ${as}`, () => act(person, () => changePerson(person.id, { role }), ...words));
      }),
    entry('New link for a password', async () => {
      try {
        setLink(await newLink(person.id));
      } catch (error) {
        notifyFailure(describeFailure(error, `The link for ${person.name}`, 'was not made'));
      }
    }),
    entry('Sign out everywhere', () =>
      act(person, () => signOutPerson(person.id), 'is signed out everywhere', 'was not signed out'),
    ),
    person.blocked
      ? entry('Unblock', () =>
          act(
            person,
            () => changePerson(person.id, { blocked: false }),
            'can sign in again',
            'was not unblocked',
          ),
        )
      : entry('Block', () =>
          act(person, () => changePerson(person.id, { blocked: true }), 'is blocked', 'was not blocked'),
        ),
  ];

  return (
    <Screen title="People" actions={<Button onClick={() => setIsInviting(true)}>Invite</Button>}>
      <ListState list={list} noun={ACCOUNTS} empty="Nobody has an account.">
        {(people) => (
          <ul role="list" className={styles.people}>
            {people.map((person) => (
              <li key={person.id}>
                <ListRow
                  name={
                    <>
                      {person.name} {person.id === me && <span className="note">(you)</span>}
                    </>
                  }
                  details={<Details person={person} />}
                  menu={
                    <RowMenu
                      name={person.name}
                      extra={entriesOf(person)}
                      onDelete={() => void remove(person)}
                    />
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </ListState>
      <InviteDialog
        isOpen={isInviting}
        onClose={() => setIsInviting(false)}
        onInvited={(made) => {
          setIsInviting(false);
          const { person, code } = made;
          if (code === null) notifyDone(`An invitation is on its way to ${person.email}`);
          else setLink({ person, code });
          list.refetch();
        }}
      />
      <LinkDialog link={link} onClose={() => setLink(null)} />
    </Screen>
  );
}

const INVITED = { waiting: 'Invitation is being sent', sent: 'Invited', failed: 'Invitation not delivered' };

const entry = (label: string, run: () => Promise<void>) => ({ label, does: { run: () => void run() } });

function Details({ person }: { person: Person }) {
  const { role, email, blocked, invited, invitation, lastSignIn } = person;
  const now = useNow();
  const { timezone } = useRestaurant();
  return (
    <span className={styles.details}>
      <span>{ROLE_LABELS[role]}</span> <span className={styles.email}>{email}</span>{' '}
      {blocked ? (
        <Badge color="danger">Blocked</Badge>
      ) : invited ? (
        <Badge color={invitation === 'failed' ? 'danger' : 'gray'}>{INVITED[invitation ?? 'sent']}</Badge>
      ) : (
        <span>
          {lastSignIn ? `Signed in ${howLongAgo(lastSignIn, now, timezone)}` : 'Not signed in lately'}
        </span>
      )}
    </span>
  );
}
