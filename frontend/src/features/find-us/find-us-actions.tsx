import { formatAddress, mapLink } from '../../domain/directions';
import { phoneLink } from '../../domain/phone';
import type { Site } from '../../domain/site';
import { ActionLink } from '../../ui/action-link';
import { Button, buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { DirectionsLink } from './directions-link';
import styles from './find-us-actions.module.css';

export function FindUsActions({ site }: { site: Site }) {
  const address = formatAddress(site);
  const isHydrated = useIsHydrated();
  if (address === '' && site.phone === '') return null;
  return (
    <ul role="list" className={styles.actions}>
      {site.phone !== '' && (
        <li>
          <ActionLink to={phoneLink(site.phone)} look="primary">
            <Icon name="phone" className={styles.icon} />
            Call
          </ActionLink>{' '}
        </li>
      )}
      {address !== '' && (
        <>
          <li>
            <DirectionsLink site={site} className={buttonClass('secondary')}>
              <Icon name="directions" className={styles.icon} />
              Directions
            </DirectionsLink>{' '}
          </li>
          <li>
            <ActionLink to={mapLink(site)} look="secondary">
              <Icon name="map" className={styles.icon} />
              Open in Maps
            </ActionLink>{' '}
          </li>
          <li className={`scripted ${isHydrated ? '' : 'until-hydrated'}`}>
            <Button look="secondary" onClick={() => void copyAddress(address)}>
              <Icon name="copy" className={styles.icon} />
              Copy address
            </Button>
          </li>
        </>
      )}
    </ul>
  );
}

async function copyAddress(address: string): Promise<void> {
  try {
    // Undefined, despite its type, if the site is not served over HTTPS.
    await navigator.clipboard.writeText(address);
  } catch {
    window.prompt('Copy the address:', address);
    return;
  }
  window.alert('Address copied!');
}
