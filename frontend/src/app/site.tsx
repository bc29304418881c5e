import { Suspense, use, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CarryDiet } from '../features/diet/carry-diet';
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
          {/* Within, React hydrates in short steps that let a press through; it never suspends at first, and a navigation keeps the old page. */}
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

/** For a link within the site that leads nowhere; the server redirects such an address itself. */
function WayHome() {
  const navigate = useNavigate();
  useEffect(() => void navigate('/', { replace: true }), [navigate]);
  return null;
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
