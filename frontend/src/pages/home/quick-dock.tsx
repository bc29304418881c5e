import { formatAddress } from '../../domain/directions';
import { phoneLink } from '../../domain/phone';
import { DirectionsLink } from '../../features/find-us/directions-link';
import { useSite } from '../../features/site/use-site';
import { Icon } from '../../ui/icon';
import styles from './quick-dock.module.css';

/**
 * On small screens it sticks to the lower edge of the screen down to the end of the page's content, above
 * the footer. The page scrolls focused elements clear of it.
 */
export function QuickDock() {
  const site = useSite();
  if (site.phone === '' && formatAddress(site) === '') return null;
  return (
    <nav aria-label="Quick actions" className={styles.dock}>
      {site.phone !== '' && (
        <a className={styles.action} href={phoneLink(site.phone)}>
          <Icon name="phone" className={styles.icon} />
          Call
        </a>
      )}{' '}
      <DirectionsLink site={site} className={styles.action ?? ''}>
        <Icon name="directions" className={styles.icon} />
        Directions
      </DirectionsLink>
    </nav>
  );
}
