import { useSite } from '../features/site/use-site';
import { phoneLink } from '../domain/phone';
import styles from './error-page.module.css';

/** What is left when a page breaks in the browser: what happened, and the ways on that do not need it. */
export function ErrorPage() {
  const site = useSite();
  return (
    <main className={styles.page}>
      <title>{`Something went wrong | ${site.name} · ${site.tagline}`}</title>
      <h1 className={styles.title}>This page broke on our side.</h1>
      <p>
        Load it again, or call us at <a href={phoneLink(site.phone)}>{site.phone}</a>: we are glad to tell you
        what is cooking and to keep you a table.
      </p>
      <p>
        <a href="/menu">See the menu</a> · <a href="/">Start again</a>
      </p>
    </main>
  );
}
