import { use } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary';
import { Layout } from './layout/layout';
import { loadPage } from './page-loading';
import { pageAt, type PublicPage } from './pages';

/** The public site at the current address. Every address that is no page's leads to the start page. */
export function Site() {
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  if (!page) return <Navigate to="/" replace />;
  return (
    <ErrorBoundary place="layout" key="layout">
      <Layout page={page}>
        <ErrorBoundary place="page" key={page.path}>
          <PageSlot page={page} />
        </ErrorBoundary>
      </Layout>
    </ErrorBoundary>
  );
}

/** Draws the page, once its code is there. A navigation is a transition: until then the page before it stays. */
function PageSlot({ page }: { page: PublicPage }) {
  const Page = use(loadPage(page));
  // oxlint-disable-next-line react/static-components -- made once, in its own module; the promise only holds it
  return <Page />;
}
