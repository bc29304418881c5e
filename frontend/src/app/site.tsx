import { Suspense, use, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary';
import { Layout } from './layout/layout';
import { loadPage } from './page-loading';
import { pageAt, type PublicPage } from './pages';

export function Site() {
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  if (!page) return <Navigate to="/" replace />;
  return (
    <ErrorBoundary place="layout" key="layout">
      <Layout page={page}>
        {/* Within, React hydrates in short steps that let a press through; it never suspends at first, and a navigation keeps the old page. */}
        <Suspense>
          <ErrorBoundary place="page" key={page.path}>
            <PageSlot page={page} />
          </ErrorBoundary>
        </Suspense>
      </Layout>
    </ErrorBoundary>
  );
}

/** A navigation is a transition: the old page stays until the new page's code is loaded. */
function PageSlot({ page }: { page: PublicPage }) {
  const Page = use(loadPage(page));
  // From now on a press is heard: for measurements, and for tests, in which the clock may stand.
  useEffect(() => {
    performance.mark('alive');
    document.documentElement.dataset['alive'] = 'true';
  }, []);
  // oxlint-disable-next-line react/static-components -- made once, in its own module; the promise only holds it
  return <Page />;
}
