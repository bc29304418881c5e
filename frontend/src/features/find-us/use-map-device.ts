import { useSyncExternalStore } from 'react';
import { mapDevice, type MapDevice } from '../../domain/directions';

const never = () => () => {};

/** Which maps the visitor's device has; the server, and the page while it hydrates, take it for a computer. */
export function useMapDevice(): MapDevice {
  return useSyncExternalStore<MapDevice>(
    never,
    () => mapDevice(navigator),
    () => 'other',
  );
}
