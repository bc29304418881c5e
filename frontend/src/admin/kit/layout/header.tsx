import { Link } from 'react-router-dom';
import { useRestaurant } from '../shell/use-restaurant';
import { AccountMenu } from './account-menu';
import styles from './header.module.css';
import { SiteLink } from './site-link';
import { TodayButton } from './today-button';
import type { AttentionState } from './use-attention';

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
      <SiteLink className={styles.site} />
      <AccountMenu />
    </header>
  );
}
