import { NAV_ENTRIES } from './nav-entries';
import { NavLink } from './nav-link';
import styles from './side-nav.module.css';

/** The navigation of desks and tablets. */
export function SideNav({ newMessages }: { newMessages: number }) {
  return (
    <nav aria-label="Staff area" className={styles.nav}>
      <ul role="list" className={styles.list}>
        {NAV_ENTRIES.map((entry) => (
          <li key={entry.to}>
            <NavLink entry={entry} newMessages={newMessages} shape="row" />
          </li>
        ))}
      </ul>
    </nav>
  );
}
