import { Suspense, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { CarryDiet } from '../features/diet/carry-diet';
import { useNavigator } from '../ui/link';
import { ErrorBoundary } from './error-boundary';
import { Layout } from './layout/layout';
import { loadPage } from './page-loading';
import { pageAt, type PublicPage } from './pages';

export function Site() {
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  if (!page) return <WayHome />;
  return (
    <ErrorBoundary place="layout" key="layout">
      <CarryDiet>
        <Layout page={page}>
          {/* Hydrates apart, so a press in the header does not wait for the page; on first load it never suspends, and a navigation keeps the old page. */}
          <Suspense>
            <ErrorBoundary place="page" key={page.path}>
              <PageSlot page={page} />
            </ErrorBoundary>
          </Suspense>
        </Layout>
      </CarryDiet>
    </ErrorBoundary>
  );
}

/** Handles a broken link within the site; the server redirects such an address itself. */
function WayHome() {
  const navigator = useNavigator();
  useEffect(() => navigator.replace('/'), [navigator]);
  return null;
}

/** A navigation is a transition: the old page stays until the new page's code has loaded. */
function PageSlot({ page }: { page: PublicPage }) {
  const Page = use(loadPage(page));
  // From now on clicks are handled: measurements read this, and so do tests that freeze the clock.
  useEffect(() => {
    performance.mark('hydrated');
    document.documentElement.dataset['hydrated'] = 'true';
  }, []);
  // oxlint-disable-next-line react/static-components -- created once, in its own module; the promise only carries it
  return <Page />;
}
