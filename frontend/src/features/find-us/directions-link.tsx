import type { ReactNode } from 'react';
import { directionsLink, formatAddress, mapDevice } from '../../domain/directions';
import type { Site } from '../../domain/site';
import { useIsHydrated } from '../../ui/use-is-hydrated';

interface DirectionsLinkProps {
  site: Site;
  className: string;
  children: ReactNode;
}

export function DirectionsLink({ site, className, children }: DirectionsLinkProps) {
  // The server can't know the device, so it renders the desktop link.
  const device = useIsHydrated() ? mapDevice(navigator) : 'other';
  if (formatAddress(site) === '') return null;
  // Android asks which app to open, so a new tab would stay empty.
  const target = device === 'android' ? undefined : '_blank';
  return (
    <a className={className} href={directionsLink(site, device)} target={target} rel="noopener">
      {children}
      {target && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  );
}
