import { Menu } from '@mantine/core';
import { Link } from 'react-router-dom';
import { signOut } from '../session/session';
import { hasUnsavedWork } from '../session/unsaved-work';
import { useSession } from '../session/session-store';
import styles from './account-menu.module.css';
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
        <button type="button" className={styles.button} aria-label={`Account: ${name}`}>
          <AdminIcon name="user" size={22} />
          <span className={styles.name}>{name}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={styles.label ?? ''}>{name}</Menu.Label>
        <Menu.Item className={styles.item ?? ''} component={Link} to="/admin/profile">
          Your account
        </Menu.Item>
        <Menu.Item className={styles.item ?? ''} onClick={() => void leave()}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
