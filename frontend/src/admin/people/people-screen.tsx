import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
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
import type { PersonChangeWire } from '../../api/generated/wire';
import { ListState } from '../kit/lists/list-state';
import { focusBesideRow, rowMark } from '../kit/lists/row-focus';
import { RowMenu } from '../kit/lists/row-menu';
import { useStaffPage } from '../kit/lists/use-staff-page';
import { useSession } from '../kit/session/session-store';
import { AdminIcon } from '../kit/shell/admin-icon';
import { ask, askToDelete } from '../kit/shell/confirm';
import { describeFailure } from '../kit/shell/describe-failure';
import { Dialog } from '../kit/shell/dialog';
import { notifyDone, notifyFailure } from '../kit/shell/notify';
import { Screen } from '../kit/shell/screen';
import { InviteForm } from './invite-form';
import { LinkDialog } from './link-dialog';
import { PersonRow } from './person-row';
import { TwoStepRule } from './two-step-rule';

const ACCOUNTS = { one: 'account', many: 'accounts' };
const OWN = {
  title: 'Change your own account?',
  text: 'You can’t undo this yourself: only another owner can.',
  action: 'Change it',
  isDangerous: true,
};

export function PeopleScreen() {
  const { list } = useStaffPage(PEOPLE_KEY, fetchPeople);
  const me = useSession()?.user?.id;
  const [isInviting, setIsInviting] = useState(false);
  const [link, setLink] = useState<ShownLink | null>(null);
  const invite = useRef<HTMLButtonElement>(null);

  /** Runs the action, refetches the list, and reports the result. */
  async function act(
    { name }: Person,
    work: () => Promise<unknown>,
    done: string,
    outcome: string,
    what = name,
  ) {
    try {
      await work();
      notifyDone(`${name} ${done}`);
    } catch (error) {
      notifyFailure(describeFailure(error, what, outcome));
    }
    list.refetch();
  }

  const remove = async (person: Person) => {
    const whose = person.id === me ? 'This is your own account: you’ll' : 'They’ll';
    const text = `${whose} be signed out right away. The changes made with it stay in the history.`;
    if (!(await askToDelete(`Delete ${person.name}’s account?`, text))) return;
    const giveFocus = focusBesideRow(person.id);
    const work = async () => {
      await removePerson(person.id);
      giveFocus();
    };
    await act(person, work, 'no longer has an account', 'was not deleted', `${person.name}’s account`);
  };

  const showLink = async ({ id, name }: Person) => {
    try {
      setLink(await newLink(id));
    } catch (error) {
      notifyFailure(describeFailure(error, `The link for ${name}`, 'was not made'));
    }
  };

  const reset = async (person: Person) => {
    const isSure = await ask({
      title: `Reset ${person.name}’s two-step sign-in?`,
      text: 'For someone who lost their phone and their recovery codes. They’ll be signed out everywhere, and sign in with only their password until they set it up again.',
      action: 'Reset',
      isDangerous: true,
    });
    const send = () => changePerson(person.id, { hasTwoStep: false });
    const what = `${person.name}’s two-step sign-in`;
    if (isSure) await act(person, send, 'can sign in without a code', 'was not reset', what);
  };

  const entriesOf = (person: Person) => {
    const { id, role, blocked, invited, hasTwoStep } = person;
    const access = (label: string, body: PersonChangeWire, done: string, outcome: string) => {
      const run = async () => {
        if (id !== me || (await ask(OWN))) await act(person, () => changePerson(id, body), done, outcome);
      };
      return { label, does: { run: () => void run() } };
    };
    return [
      ...(['owner', 'manager', 'host'] as const).flatMap((each) => {
        const as = `${each === 'owner' ? 'an' : 'a'} ${each}`;
        return each === role
          ? []
          : access(`Make ${each}`, { role: each }, `is now ${as}`, `was not made ${as}`);
      }),
      ...(blocked
        ? []
        : [
            {
              label: invited ? 'New invitation link' : 'New password link',
              does: { run: () => void showLink(person) },
            },
          ]),
      ...(hasTwoStep && id !== me
        ? [{ label: 'Reset two-step sign-in', does: { run: () => void reset(person) } }]
        : []),
      {
        label: 'Sign out everywhere',
        does: {
          run: () =>
            void act(person, () => signOutPerson(id), 'is signed out everywhere', 'was not signed out'),
        },
      },
      blocked
        ? access('Unblock', { blocked: false }, 'can sign in again', 'was not unblocked')
        : access('Block', { blocked: true }, 'is blocked', 'was not blocked'),
    ];
  };

  return (
    <Screen
      title="People"
      actions={
        <Button ref={invite} leftSection={<AdminIcon name="plus" />} onClick={() => setIsInviting(true)}>
          Invite
        </Button>
      }
    >
      <ListState list={list} noun={ACCOUNTS} empty="No accounts yet.">
        {(people) => (
          <ul role="list" className="ruled" style={{ container: 'people / inline-size' }}>
            {people.map((person) => (
              <li key={person.id} {...rowMark(person.id)}>
                <PersonRow
                  person={person}
                  isMe={person.id === me}
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
      <TwoStepRule />
      <Dialog opened={isInviting} onClose={() => setIsInviting(false)} title="Invite someone">
        <InviteForm
          onFailed={list.refetch}
          onInvited={({ person, code }) => {
            setIsInviting(false);
            if (code === null) notifyDone(`An invitation is on its way to ${person.email}`);
            else {
              // The link’s dialog returns focus by itself.
              invite.current?.focus();
              setLink({ person, code });
            }
            list.refetch();
          }}
        />
      </Dialog>
      <LinkDialog link={link} onClose={() => setLink(null)} />
    </Screen>
  );
}
