import { useEffect, useRef, useState, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { siteOnDemand } from '../../api/on-demand';
import { FirstPageContext } from '../../features/boot/boot-context';
import { useRefetchOnReturn } from '../../features/boot/use-resource';
import { Promo } from '../../features/promo/promo';
import { STRUCTURED_DATA_ID } from '../boot-data';
import { PageHead } from '../page-head';
import type { PublicPage } from '../pages';
import { Footer } from './footer';
import styles from './layout.module.css';
import { Navbar } from './navbar';
import { useScrollPlace } from './use-scroll-place';

const CONTENT_ID = 'content';

export function Layout({ page, children }: { page: PublicPage; children: ReactNode }) {
  const location = useLocation();
  const [firstLocation] = useState(location);
  const content = useRef<HTMLElement>(null);
  const type = useNavigationType();
  const [isFirstPage, setFirstPage] = useState(true);
  // A link to a place in the page, and Back from there, stay on it.
  const isSamePage = type === NavigationType.Pop && location.pathname === firstLocation.pathname;
  if (isFirstPage && location !== firstLocation && !isSamePage) setFirstPage(false);

  useScrollPlace();
  useRefetchOnReturn(siteOnDemand);

  // It describes the first page, and search engines load each page from the server.
  useEffect(() => {
    const element = isFirstPage ? null : document.getElementById(STRUCTURED_DATA_ID);
    if (element) element.textContent = '{}';
  }, [isFirstPage]);

  // If the clicked link disappears with its page, focus falls back to the top of the document; on a footer link it
  // stays a page's length below what is shown.
  useEffect(() => {
    const focused = document.activeElement;
    const isFocusLost = focused === document.body || focused?.closest('footer') != null;
    if (firstLocation !== location && isFocusLost) content.current?.focus({ preventScroll: true });
  }, [location, firstLocation]);

  return (
    <FirstPageContext value={isFirstPage}>
      <PageHead page={page} />
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        Skip to content
      </a>
      <Navbar page={page} />
      <main id={CONTENT_ID} ref={content} tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <Footer topId={CONTENT_ID} />
      <RouteAnnouncer title={page.title} isFirstPage={isFirstPage} />
      <Promo />
    </FirstPageContext>
  );
}

/** For navigations within the app; the browser itself announces a fresh page. */
function RouteAnnouncer({ title, isFirstPage }: { title: string; isFirstPage: boolean }) {
  const { key } = useLocation();
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (!isFirstPage) setAnnounced(title);
  }, [key, title, isFirstPage]);
  return (
    <p aria-live="polite" className="visually-hidden">
      {announced}
    </p>
  );
}
