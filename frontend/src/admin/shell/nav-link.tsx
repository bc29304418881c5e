import { VisuallyHidden } from '@mantine/core';
import { NavLink as RouterLink } from 'react-router-dom';
import { Count } from './count';
import type { NavEntry } from './nav-entries';
import { AdminIcon } from './admin-icon';
import styles from './nav-link.module.css';

interface NavLinkProps {
  entry: NavEntry;
  /** Shown beside Messages: how many nobody has read. */
  newMessages: number;
  /** A row with its words beside the icon, or a tab with them below it. */
  shape: 'row' | 'tab';
  onClick?: () => void;
}

/** A link of the navigation; the screen that is shown, and those below it, are marked (`aria-current`). */
export function NavLink({ entry, newMessages, shape, onClick }: NavLinkProps) {
  const unread = entry.to === '/admin/contacts' ? newMessages : 0;
  return (
    <RouterLink to={entry.to} className={styles[shape] ?? ''} {...(onClick ? { onClick } : {})}>
      <span className={styles.icon}>
        <AdminIcon name={entry.icon} size={22} />
        {shape === 'tab' && <Count value={unread} className={styles.corner} />}
      </span>
      <span className={styles.label}>{entry.label}</span>
      {shape === 'row' && <Count value={unread} />}
      {unread > 0 && <VisuallyHidden>({unread} new)</VisuallyHidden>}
    </RouterLink>
  );
}
