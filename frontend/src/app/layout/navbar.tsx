import { useRef } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { isTapasLinkShown } from '../../domain/tapas-special';
import { useSite } from '../../features/site/use-site';
import { Wordmark } from '../../features/site/wordmark';
import { useTapasSpecial } from '../../features/special/use-tapas-special';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { openModal } from '../../ui/open-modal';
import { BOOKING_ENTRY, navbarEntries } from '../navigation';
import type { PublicPage } from '../pages';
import styles from './navbar.module.css';
import { SidePanel } from './side-panel';
import { useIsScrolled } from './use-is-scrolled';

/** The bar on top of every public page: solid everywhere but at the top of a page that opens with a picture. */
export function Navbar({ page }: { page: PublicPage }) {
  const site = useSite();
  const entries = navbarEntries(isTapasLinkShown(useTapasSpecial()));
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
            {entries.map((entry) => (
              <li key={entry.to}>
                <NavLink to={entry.to} end className={styles.link}>
                  {entry.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <NavLink to={BOOKING_ENTRY.to} end className={buttonClass('compact')}>
          {BOOKING_ENTRY.label}
        </NavLink>
        <button
          type="button"
          className={styles.hamburger}
          aria-label="Open the menu of pages"
          aria-haspopup="dialog"
          onClick={() => openModal(panel.current)}
        >
          <Icon name="menu" />
        </button>
      </div>
      <SidePanel dialog={panel} entries={entries} site={site} />
    </header>
  );
}
