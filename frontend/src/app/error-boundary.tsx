import { Component, type ReactNode, useEffect, useState } from 'react';
import { PhoneLink } from '../features/site/contact-links';
import { useSite } from '../features/site/use-site';
import { loadAgain, PAGE } from '../ui/load-again';
import styles from './error-boundary.module.css';
import { forgetMissingPages, isPageMissing } from './page-loading';

interface ErrorBoundaryProps {
  /** `page` keeps the navbar and footer. */
  place: 'page' | 'layout';
  children: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { thrown?: [unknown] }> {
  override state: { thrown?: [unknown] } = {};

  static getDerivedStateFromError(error: unknown) {
    return { thrown: [error] };
  }

  override componentDidCatch(): void {
    forgetMissingPages();
  }

  override render(): ReactNode {
    const { place, children } = this.props;
    const { thrown } = this.state;
    if (!thrown) return children;
    const errorPage = <ErrorPage isMissing={isPageMissing(thrown[0])} />;
    return place === 'page' ? errorPage : <main>{errorPage}</main>;
  }
}

/** The code is missing if the site was updated since this tab was opened, or if there is no network. */
function ErrorPage({ isMissing }: { isMissing: boolean }) {
  const site = useSite();
  const [isReloading, setIsReloading] = useState(false);
  useEffect(() => {
    const reload = () => void (isMissing && loadAgain(PAGE).then(setIsReloading));
    reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isMissing]);
  if (isReloading) return null;
  return (
    <div role="alert" className={styles.page}>
      <h1 className="text-3xl">
        {isMissing ? 'This page could not be loaded.' : 'Something went wrong on our end.'}
      </h1>
      <p>
        {isMissing ? 'Check your connection and reload the page' : 'Reload the page'}
        {site.phone !== '' && (
          <>
            , or call us at <PhoneLink phone={site.phone} />: we’ll be happy to tell you what’s cooking and
            save you a table
          </>
        )}
        .
      </p>
      <p>
        <a href="/menu">See the menu</a> · <a href="/">Go to the home page</a>
      </p>
    </div>
  );
}
