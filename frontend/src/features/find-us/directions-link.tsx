import type { ReactNode } from 'react';
import { directionsLink, formatAddress } from '../../domain/directions';
import type { Site } from '../../domain/site';
import { useMapDevice } from './use-map-device';

interface DirectionsLinkProps {
  site: Site;
  className: string;
  children: ReactNode;
}

/** The way here in the maps of the visitor's own device. Nothing without an address. */
export function DirectionsLink({ site, className, children }: DirectionsLinkProps) {
  const device = useMapDevice();
  if (formatAddress(site) === '') return null;
  const href = directionsLink(site, device);
  // Android asks which app shall open: no tab would come of it.
  if (device === 'android') {
    return (
      <a className={className} href={href}>
        {children}
      </a>
    );
  }
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
