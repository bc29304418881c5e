import { Button, Stack, TextInput, Title } from '@mantine/core';
import { changeOwnName, changeOwnPassword, signOutEverywhere } from '../kit/session/session';
import { MIN_PASSWORD, useSession } from '../kit/session/session-store';
import { useSending } from '../kit/session/use-sending';
import { failureSentences } from '../kit/shell/describe-failure';
import { notifyDone } from '../kit/shell/notify';
import { Screen } from '../kit/shell/screen';

export function ProfileScreen() {
  const user = useSession()?.user;
  return (
    <Screen title="Your account">
      <Stack maw="26rem" gap="var(--space-6)">
        <Form
          title="Name"
          action="Save name"
          failure={['Your name', 'was not saved']}
          onSend={async (values) => {
            await changeOwnName(values.name ?? '');
            notifyDone('Name saved');
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
          <p className="note">Shown next to your changes. You sign in as {user?.email}.</p>
        </Form>
        <Form
          title="Password"
          action="Change password"
          failure={['Your password', 'was not changed']}
          onSend={async ({ current = '', password = '' }, form) => {
            await changeOwnPassword(current, password);
            form.reset();
            notifyDone('Password changed. You’ve been signed out on all other devices');
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
          <p>
            Signs you out on every phone and computer, including this one. Use it if you’ve lost a device.
          </p>
        </Form>
      </Stack>
    </Screen>
  );
}

interface FormProps {
  title: string;
  action: string;
  failure: readonly [what: string, outcome: string];
  onSend: Parameters<typeof useSending>[0];
  children: React.ReactNode;
}

function Form({ title, action, failure, onSend, children }: FormProps) {
  const { problem, isSending, onSubmit } = useSending(onSend, (error) => failureSentences(error, ...failure));
  return (
    <form aria-label={title} onSubmit={onSubmit}>
      <Stack gap="sm">
        <Title order={2} fz="var(--text-l)" lh="var(--leading-tight)">
          {title}
        </Title>
        {children}
        <div role="alert">{problem}</div>
        <Button type="submit" variant="default" w="fit-content" aria-disabled={isSending || undefined}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}
