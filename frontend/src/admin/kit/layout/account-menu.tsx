import { Button, Menu, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { signOut } from '../session/session';
import { hasUnsavedWork } from '../session/unsaved-work';
import { useSession } from '../session/session-store';
import { AdminIcon } from '../shell/admin-icon';
import { ask } from '../shell/confirm';

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
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <Button
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
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{name}</Menu.Label>
        <Menu.Item component={Link} to="/admin/profile">
          Your account
        </Menu.Item>
        <Menu.Item onClick={() => void leave()}>Sign out</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
