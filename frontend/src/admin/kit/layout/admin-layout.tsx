import { Box, Button, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { learnUser } from '../session/session';
import { SessionWatch } from '../session/session-watch';
import { AdminIcon } from '../shell/admin-icon';
import { ConfirmDialog } from '../shell/confirm';
import { Dialog } from '../shell/dialog';
import { useSoundOf } from '../shell/message-sound';
import { Screen, Unread } from '../shell/screen';
import { forgetTitles } from '../shell/title-focus';
import { useRestaurantName } from '../shell/use-restaurant';
import { AccountMenu } from './account-menu';
import styles from './admin-layout.module.css';
import { ConnectionBanner, useConnection } from './connection-banner';
import { useMay } from '../session/session-store';
import { whoOpens } from './admin-screens';
import { PhoneNav, SideNav, SiteLink } from './navigation';
import { TodayButton } from './today-button';
import { type AttentionState, useAttention } from './use-attention';

export interface FindProps {
  opened: boolean;
  onClose: () => void;
}

type Find = ComponentType<FindProps>;

/** Sticky parts set their heights on the root: `--admin-{header,nav,find,bottom-bar}-height`. */
export function AdminLayout({ Find }: { Find: Find }) {
  const connection = useConnection();
  const state = useAttention(connection === 'fine');
  const may = useMay();
  const { pathname } = useLocation();
  const isLoading = useNavigation().state !== 'idle';
  const newMessages = state.attention?.newMessages ?? 0;
  useSoundOf(state.attention?.newMessages);
  const content = useRef<HTMLElement>(null);
  useEffect(() => forgetTitles, []);
  // Not by hash: a form with unsaved changes would treat that as a navigation.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    content.current?.focus();
  };
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#content" onClick={skip}>
        Skip to content
      </a>
      <Header state={state} Find={Find} />
      <SideNav newMessages={newMessages} />
      <main id="content" ref={content} tabIndex={-1} className="shrinks">
        <div className={styles.strips}>
          <SessionWatch Dialog={Dialog} />
          <ConnectionBanner connection={connection} onRetry={state.refetch} />
        </div>
        {isLoading && <div className={styles.progress} />}
        <div className={styles.screen}>
          <Unread value={newMessages}>{may(whoOpens(pathname)) ? <Outlet /> : <NotYours />}</Unread>
        </div>
      </main>
      <PhoneNav newMessages={newMessages} />
      <ConfirmDialog />
      <ScrollRestoration />
    </div>
  );
}

function NotYours() {
  // An owner may just have changed it.
  useEffect(() => void learnUser(), []);
  return (
    <Screen title="You don’t have access to this screen">
      <p>
        This screen is for other roles. An owner can change yours.{' '}
        <Link to="/admin/tonight">Go to Tonight</Link>
      </p>
    </Screen>
  );
}

function Header({ state, Find }: { state: AttentionState; Find: Find }) {
  const name = useRestaurantName();
  const may = useMay();
  return (
    <header className={styles.header}>
      <Link
        to={may('manager') ? '/admin/menu' : '/admin/tonight'}
        className={styles.home}
        title={name}
        aria-label={name === undefined ? 'Staff area' : undefined}
      >
        <Text span lineClamp={2} className={styles.name} lang="es">
          {name}
        </Text>
        <Text span visibleFrom="sm" c="dimmed" fz="var(--text-xs)" fw={600}>
          Staff
        </Text>
      </Link>
      <FindButton Find={Find} />
      <TodayButton state={state} />
      <Box visibleFrom="sm" px="xs">
        <SiteLink className="target gap-2" />
      </Box>
      <AccountMenu />
    </header>
  );
}

/** Opens the search, like Ctrl+K or ⌘K. Its code loads on first use. */
function FindButton({ Find }: { Find: Find }) {
  const [isOpen, setIsOpen] = useState(false);
  // Also works while a field has focus.
  useHotkeys([['mod+K', () => setIsOpen(true)]], [], true);
  return (
    <>
      <Button
        variant="default"
        w="var(--target)"
        p={0}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+K Meta+K"
        aria-label="Find anything"
        title="Find anything (Ctrl K)"
        onClick={() => setIsOpen(true)}
      >
        <AdminIcon name="search" />
      </Button>
      <Find opened={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
