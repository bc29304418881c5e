import { Button, Stack, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { changeOwnName, changeOwnPassword, signOutEverywhere } from '../kit/session/session';
import { MIN_PASSWORD, useSession } from '../kit/session/session-store';
import { describeFailure } from '../kit/shell/describe-failure';
import { notifyDone } from '../kit/shell/notify';
import { Screen } from '../kit/shell/screen';
import styles from './profile-screen.module.css';

export function ProfileScreen() {
  const user = useSession()?.user;
  return (
    <Screen title="Your account">
      <Stack className={styles.forms ?? ''}>
        <Form
          title="Name"
          action="Save the name"
          failure={['Your name', 'was not saved']}
          onSend={async (values) => {
            await changeOwnName(values.name ?? '');
            notifyDone('Your name is saved');
          }}
        >
          <TextInput
            label="Name"
            name="name"
            required
            maxLength={120}
            defaultValue={user?.name}
            key={user?.id}
          />
          <p className="note">Shown beside what you change. You sign in as {user?.email}.</p>
        </Form>
        <Form
          title="Password"
          action="Change the password"
          failure={['Your password', 'was not changed']}
          onSend={async ({ current = '', password = '' }, form) => {
            await changeOwnPassword(current, password);
            form.reset();
            notifyDone('Your password is changed. You are signed out on all other devices');
          }}
        >
          <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} readOnly />
          <TextInput
            label="Current password"
            name="current"
            type="password"
            autoComplete="current-password"
            required
          />
          <TextInput
            label="New password"
            name="password"
            type="password"
            autoComplete="new-password"
            description={`At least ${MIN_PASSWORD} characters`}
            minLength={MIN_PASSWORD}
            required
          />
        </Form>
        <Form
          title="Devices"
          action="Sign out everywhere"
          failure={['You', 'were not signed out']}
          onSend={signOutEverywhere}
        >
          <p>Ends your sign-in on every phone and computer, this one too. Do this if you lost one.</p>
        </Form>
      </Stack>
    </Screen>
  );
}

interface FormProps {
  title: string;
  action: string;
  failure: readonly [what: string, outcome: string];
  onSend: (values: Readonly<Record<string, string>>, form: HTMLFormElement) => Promise<void>;
  children: React.ReactNode;
}

function Form({ title, action, failure, onSend, children }: FormProps) {
  const [problem, setProblem] = useState('');
  const [isSending, setIsSending] = useState(false);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const values = Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    );
    setIsSending(true);
    setProblem('');
    try {
      await onSend(values, form);
    } catch (error) {
      const { title: what, text } = describeFailure(error, ...failure);
      setProblem(`${what}. ${text}`);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <form aria-label={title} onSubmit={(event) => void send(event)}>
      <Stack gap="sm">
        <h2 className={styles.title}>{title}</h2>
        {children}
        <div role="alert">{problem}</div>
        <Button
          type="submit"
          variant="default"
          aria-disabled={isSending || undefined}
          className={styles.send ?? ''}
        >
          {action}
        </Button>
      </Stack>
    </form>
  );
}
