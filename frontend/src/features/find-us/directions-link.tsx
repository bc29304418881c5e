import { type ReactNode, useSyncExternalStore } from 'react';
import { directionsLink, formatAddress, mapDevice, type MapDevice } from '../../domain/directions';
import type { Site } from '../../domain/site';

interface DirectionsLinkProps {
  site: Site;
  className: string;
  children: ReactNode;
}

export function DirectionsLink({ site, className, children }: DirectionsLinkProps) {
  const device = useMapDevice();
  if (formatAddress(site) === '') return null;
  const href = directionsLink(site, device);
  // Android asks which app to open, so a new tab would stay empty.
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

const never = () => () => {};

/** On the server and during hydration, every device counts as a computer. */
function useMapDevice(): MapDevice {
  return useSyncExternalStore<MapDevice>(
    never,
    () => mapDevice(navigator),
    () => 'other',
  );
}
