import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './bottom-bar.module.css';
import { NAV_ENTRIES } from './nav-entries';
import { NavLink } from './nav-link';
import { Sheet } from './sheet';
import { AdminIcon } from './admin-icon';

const FREQUENT = NAV_ENTRIES.filter(({ isFrequent }) => isFrequent);
const REST = NAV_ENTRIES.filter(({ isFrequent }) => !isFrequent);

/**
 * The navigation of phones: what is used most within a thumb's reach, everything else behind More. More is marked while
 * one of the screens behind it is shown.
 */
export function BottomBar({ newMessages }: { newMessages: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  const close = () => setIsOpen(false);
  const isHere = REST.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return (
    <nav aria-label="Staff area" className={styles.bar}>
      <ul role="list" className={styles.list}>
        {FREQUENT.map((entry) => (
          <li key={entry.to}>
            <NavLink entry={entry} newMessages={newMessages} shape="tab" />
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.more}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            data-here={isHere || undefined}
            onClick={() => setIsOpen(true)}
          >
            <AdminIcon name="more-across" size={22} />
            <span>More</span>
          </button>
        </li>
      </ul>
      <Sheet title="More" isOpen={isOpen} onClose={close}>
        <ul role="list" className={styles.rest}>
          {REST.map((entry) => (
            <li key={entry.to}>
              <NavLink entry={entry} newMessages={newMessages} shape="row" onClick={close} />
            </li>
          ))}
          <li>
            <a
              className={styles.site}
              href="/"
              target="_blank"
              rel="noopener"
              aria-label="See the site (opens in a new tab)"
              onClick={close}
            >
              <AdminIcon name="external" size={22} />
              See the site
            </a>
          </li>
        </ul>
      </Sheet>
    </nav>
  );
}
