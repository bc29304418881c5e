import { useEffect, useState } from 'react';
import { PhoneLink } from '../features/site/contact-links';
import { useSite } from '../features/site/use-site';
import styles from './error-page.module.css';
import { loadAgain } from './page-loading';

/**
 * What is left when a page can't be shown: what happened, and the ways on that do not need it. A page whose code can't be
 * had is no fault of the page: the site was updated since this tab was opened, or there is no network.
 */
export function ErrorPage({ isMissing }: { isMissing: boolean }) {
  const site = useSite();
  const [isReloading, setIsReloading] = useState(false);
  useEffect(() => {
    if (isMissing) setIsReloading(loadAgain());
  }, [isMissing]);
  if (isReloading) return null;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        {isMissing ? 'This page could not be loaded.' : 'This page broke on our side.'}
      </h1>
      <p>
        {isMissing ? 'Check your connection and load it again' : 'Load it again'}
        {site.phone !== '' && (
          <>
            , or call us at <PhoneLink phone={site.phone} />: we are glad to tell you what is cooking and to
            keep you a table
          </>
        )}
        .
      </p>
      <p>
        <a href="/menu">See the menu</a> · <a href="/">Start again</a>
      </p>
    </div>
  );
}
