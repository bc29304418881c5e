import { useRef } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { BookTableLink } from '../../features/booking/book-table-link';
import { useSite } from '../../features/site/use-site';
import { Wordmark } from '../../features/site/wordmark';
import { NAVBAR_ENTRIES } from '../navigation';
import type { PublicPage } from '../pages';
import styles from './navbar.module.css';
import { SidePanel } from './side-panel';
import { useIsScrolled } from './use-is-scrolled';
import { Icon } from '../../ui/icon';

/** The bar on top of every public page: solid everywhere but at the top of a page that opens with a picture. */
export function Navbar({ page }: { page: PublicPage }) {
  const site = useSite();
  const isScrolled = useIsScrolled();
  const panel = useRef<HTMLDialogElement>(null);
  const isClear = page.isNavbarClear === true;
  return (
    <header className={styles.bar} data-clear={isClear || undefined} data-scrolled={isScrolled || undefined}>
      <div className={styles.inner}>
        <Link to="/" className={styles.home} aria-label={`${site.name}, home`}>
          <Wordmark name={site.name} />
        </Link>
        <nav aria-label="Main" className={styles.nav}>
          <ul role="list" className={styles.links}>
            {NAVBAR_ENTRIES.map((entry) => (
              <li key={entry.to}>
                <NavLink to={entry.to} end className={styles.link}>
                  {entry.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <BookTableLink look="compact" />
        <button
          type="button"
          className={styles.hamburger}
          aria-label="Open the menu of pages"
          aria-haspopup="dialog"
          onClick={() => panel.current?.showModal()}
        >
          <Icon name="menu" />
        </button>
      </div>
      <SidePanel dialog={panel} entries={NAVBAR_ENTRIES} social={site.social} />
    </header>
  );
}
