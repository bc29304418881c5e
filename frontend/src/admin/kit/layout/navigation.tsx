import { Badge, SimpleGrid, Stack, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { NavLink, useLocation } from 'react-router-dom';
import { AdminIcon } from '../shell/admin-icon';
import { later } from '../shell/later';
import { ADMIN_ROOT } from '../session/own-path';
import { useMay } from '../session/session-store';
import { NAV_ENTRIES } from './admin-screens';
import styles from './navigation.module.css';

const Sheet = later(async () => (await import('./sheet')).Sheet);

function useEntries(): typeof NAV_ENTRIES {
  const may = useMay();
  return NAV_ENTRIES.filter(({ who = 'manager' }) => may(who));
}

interface LinksProps {
  entries: typeof NAV_ENTRIES;
  newMessages: number;
  shape?: 'row' | 'tab';
  onClick?: () => void;
}

/** A link is marked (`aria-current`) while its screen, or one below it, is shown. */
function Links({ entries, newMessages, shape = 'row', ...rest }: LinksProps) {
  return entries.map(({ path, label, icon }) => {
    const unread = path === 'contacts' ? newMessages : 0;
    return (
      <li key={path}>
        <NavLink to={`${ADMIN_ROOT}/${path}`} className={styles[shape] ?? ''} {...rest}>
          <span className={styles.icon}>
            <AdminIcon name={icon} size={22} />
            {shape === 'tab' && <Count value={unread} className={styles.corner} />}
          </span>
          <span className={styles.label}>{label}</span>
          {shape === 'row' && <Count value={unread} />}
          {unread > 0 && <VisuallyHidden>({unread} new)</VisuallyHidden>}
        </NavLink>
      </li>
    );
  });
}

export function SideNav({ newMessages }: { newMessages: number }) {
  return (
    <nav aria-label="Staff area" className={styles.side}>
      <Stack component="ul" role="list" gap={4}>
        <Links entries={useEntries()} newMessages={newMessages} />
      </Stack>
    </nav>
  );
}

/** On phones: the most used screens within thumb's reach; More has the rest, and is marked for them. */
export function PhoneNav({ newMessages }: { newMessages: number }) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const { pathname } = useLocation();
  const entries = useEntries();
  const frequent = entries.filter(({ isFrequent }) => isFrequent);
  const rest = entries.filter(({ isFrequent }) => !isFrequent);
  const isHere = rest.some(({ path }) => `${pathname}/`.startsWith(`${ADMIN_ROOT}/${path}/`));
  return (
    <nav aria-label="Staff area" className={styles.bar}>
      <SimpleGrid component="ul" role="list" cols={frequent.length + 1} spacing={0} h="100%">
        <Links entries={frequent} newMessages={newMessages} shape="tab" />
        <li>
          <button
            type="button"
            className={styles.tab}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            data-here={isHere || undefined}
            onClick={open}
          >
            <AdminIcon name="more-across" size={22} />
            <span>More</span>
          </button>
        </li>
      </SimpleGrid>
      <Sheet title="More" opened={isOpen} onClose={close}>
        <Stack component="ul" role="list" gap={4}>
          <Links entries={rest} newMessages={newMessages} onClick={close} />
          <li>
            <SiteLink className={styles.row} size={22} onClick={close} />
          </li>
        </Stack>
      </Sheet>
    </nav>
  );
}

interface SiteLinkProps {
  className: string | undefined;
  size?: number;
  onClick?: () => void;
}

export function SiteLink({ size = 20, ...rest }: SiteLinkProps) {
  return (
    <a href="/" target="_blank" rel="noopener" aria-label="View site (opens in a new tab)" {...rest}>
      <AdminIcon name="external" size={size} />
      View site
    </a>
  );
}

export function Count({ value, className = '' }: { value: number; className?: string | undefined }) {
  if (value === 0) return null;
  return (
    <Badge aria-hidden="true" circle={value < 10} radius="xl" px={6} className={className}>
      {value > 99 ? '99+' : value}
    </Badge>
  );
}
