import { useRef } from 'react';
import { isSpecialOn } from '../../domain/tapas-special';
import { useSite } from '../../features/site/use-site';
import { Wordmark } from '../../features/site/wordmark';
import { useTapasSpecial } from '../../features/special/use-tapas-special';
import { buttonClass } from '../../ui/button';
import { IconButton } from '../../ui/icon';
import { openModal, restOutOfView } from '../../ui/open-modal';
import { useScrolledPast } from '../../ui/use-scrolled-past';
import { navbarPages } from '../navigation';
import type { PublicPage } from '../pages';
import { Link, NavLink } from '../../ui/link';
import styles from './navbar.module.css';
import { SIDE_PANEL_ID, SidePanel } from './side-panel';

const SCROLLED_PX = 24;

/** Until the script runs, the browser opens the panel by itself. */
const OPENS_PANEL = { command: 'show-modal', commandfor: SIDE_PANEL_ID };

export function Navbar({ page }: { page: PublicPage }) {
  const site = useSite();
  const pages = navbarPages(isSpecialOn(useTapasSpecial()));
  const isScrolled = useScrolledPast(SCROLLED_PX);
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
            {pages.map(({ path, title }) => (
              <li key={path}>
                <NavLink to={path} className={styles.link}>
                  {title}
                </NavLink>{' '}
              </li>
            ))}
          </ul>
        </nav>
        <NavLink to="/reservations" className={`${buttonClass('compact')} ${styles.book}`}>
          Book a Table
        </NavLink>
        <IconButton
          icon="menu"
          label="Open navigation"
          className={styles.hamburger}
          aria-haspopup="dialog"
          {...OPENS_PANEL}
          onClick={(event) => {
            event.preventDefault(); // otherwise the browser opens it again
            restOutOfView(panel.current);
            openModal(panel.current);
          }}
        />
      </div>
      <SidePanel dialog={panel} pages={pages} site={site} />
    </header>
  );
}
