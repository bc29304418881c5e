import { useEffect, useRef, type MouseEvent } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { SessionWatch } from '../session/session-watch';
import styles from './admin-layout.module.css';
import { BottomBar } from './bottom-bar';
import { ConfirmDialog } from './confirm';
import { ConnectionBanner } from './connection-banner';
import { Header } from './header';
import { LayoutContext } from './layout-context';
import { SideNav } from './side-nav';
import { forgetTitles } from './title-focus';
import { useAttention } from './use-attention';
import { useConnection } from './use-connection';

/**
 * What every screen behind the sign-in stands in: skip link, header, navigation, connection banner, the screen.
 *
 * For what sticks to an edge in a screen: `--admin-header-height` is taken at the top, `--admin-bar-height` at the bottom
 * (0 where there is no bar). A list's search, which sticks below the header, says its height in `--admin-find-height`. A
 * form's save bar says its own height in `--admin-save-bar-height` on the root, so that notices stand above it.
 */
export function AdminLayout() {
  const connection = useConnection();
  const state = useAttention(connection === 'fine');
  const isLoading = useNavigation().state !== 'idle';
  const newMessages = state.attention?.newMessages ?? 0;
  const content = useRef<HTMLElement>(null);
  useEffect(() => forgetTitles, []);
  // Not by the address: to a form with changes that would be a navigation.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    content.current?.focus();
  };
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#content" onClick={skip}>
        Skip to content
      </a>
      <Header state={state} />
      <SideNav newMessages={newMessages} />
      <main id="content" ref={content} tabIndex={-1} className={styles.content}>
        <div className={styles.strips}>
          <SessionWatch />
          <ConnectionBanner connection={connection} onRetry={state.refetch} />
        </div>
        {isLoading && <div className={styles.progress} />}
        <div className={styles.screen}>
          <LayoutContext value>
            <Outlet />
          </LayoutContext>
        </div>
      </main>
      <BottomBar newMessages={newMessages} />
      <ConfirmDialog />
      <ScrollRestoration />
    </div>
  );
}
