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
  // Android asks which app to open, so a new tab would stay empty.
  const target = device === 'android' ? undefined : '_blank';
  return (
    <a className={className} href={directionsLink(site, device)} target={target} rel="noopener">
      {children}
      {target && <span className="visually-hidden"> (opens in a new tab)</span>}
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
