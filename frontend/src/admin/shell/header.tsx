import { Link } from 'react-router-dom';
import { AccountMenu } from './account-menu';
import styles from './header.module.css';
import { AdminIcon } from './admin-icon';
import { TodayButton } from './today-button';
import type { AttentionState } from './use-attention';
import { useRestaurant } from './use-restaurant';

/** On top of every screen: whose site this is, what needs attention, the way to the site, the account. */
export function Header({ state }: { state: AttentionState }) {
  const { name } = useRestaurant();
  return (
    <header className={styles.header}>
      <Link to="/admin/menu" className={styles.home} title={name}>
        <span className={styles.name} lang="es">
          {name}
        </span>
        <span className={styles.staff}>Staff</span>
      </Link>
      <TodayButton state={state} />
      <a
        className={styles.site}
        href="/"
        target="_blank"
        rel="noopener"
        aria-label="See the site (opens in a new tab)"
      >
        <AdminIcon name="external" />
        See the site
      </a>
      <AccountMenu />
    </header>
  );
}
