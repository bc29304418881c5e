import { useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { FirstPageContext } from '../../features/boot/first-page-context';
import { PageHead, usePageHandle } from '../page-head';
import { Footer } from './footer';
import styles from './layout.module.css';
import { Navbar } from './navbar';
import { RouteAnnouncer } from './route-announcer';

const CONTENT_ID = 'content';

/** What every public page stands in: skip link, navbar, the page, footer. */
export function Layout() {
  const location = useLocation();
  const [firstLocation] = useState(location);
  const content = useRef<HTMLElement>(null);
  const isFirstPage = firstLocation === location;
  const title = usePageHandle()?.title ?? '';

  // The link that led here may be gone with its page: focus must not fall back to the top of the document.
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (firstLocation !== location && isFocusLost) content.current?.focus({ preventScroll: true });
  }, [location, firstLocation]);

  return (
    <FirstPageContext value={isFirstPage}>
      <PageHead />
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        Skip to content
      </a>
      <Navbar />
      <main id={CONTENT_ID} ref={content} tabIndex={-1} className={styles.content}>
        <Outlet />
      </main>
      <Footer />
      <RouteAnnouncer title={title} isFirstPage={isFirstPage} />
      <ScrollRestoration />
    </FirstPageContext>
  );
}
