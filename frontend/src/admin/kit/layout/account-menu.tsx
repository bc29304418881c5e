import { Button, Text } from '@mantine/core';
import { signOut } from '../session/session';
import { hasUnsavedWork } from '../session/unsaved-work';
import { useSession } from '../session/session-store';
import { AdminIcon } from '../shell/admin-icon';
import { ask } from '../shell/confirm';
import { MenuButton } from '../shell/menu-button';

export function AccountMenu() {
  const user = useSession()?.user ?? null;
  const name = user?.name || user?.email || 'Your account';

  async function leave(): Promise<void> {
    const isSure =
      !hasUnsavedWork() ||
      (await ask({
        title: 'Sign out without saving?',
        text: 'This screen has unsaved changes.',
        action: 'Sign out',
        isDangerous: true,
      }));
    if (isSure) await signOut();
  }

  return (
    <MenuButton
      title={name}
      groups={() => [
        [
          { label: 'Your account', does: { to: '/admin/profile' } },
          { label: 'Sign out', does: { run: () => void leave() } },
        ],
      ]}
      renderButton={(props) => (
        <Button
          {...props}
          variant="subtle"
          px="xs"
          miw="var(--target)"
          c="var(--color-text)"
          aria-label={`Account: ${name}`}
        >
          <AdminIcon name="user" size={22} />
          <Text span inherit truncate visibleFrom="md" maw="12rem" ms="xs">
            {name}
          </Text>
        </Button>
      )}
    />
  );
}
