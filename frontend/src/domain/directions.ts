import type { Site } from './site';

export type Place = Pick<
  Site,
  'name' | 'street_address' | 'city' | 'region' | 'postal_code' | 'latitude' | 'longitude'
>;

export type MapDevice = 'apple' | 'android' | 'other';

type Address = Omit<Place, 'name' | 'latitude' | 'longitude'>;

export function formatAddress(place: Address): string {
  return listed(place.street_address, townOf(place));
}

/** `Boston, MA 02111` */
export function townOf({ city, region, postal_code }: Address): string {
  return listed(city, `${region} ${postal_code}`.trim());
}

const listed = (...parts: string[]) => parts.filter((part) => part !== '').join(', ');

/** Which maps app the device has. An iPad reports itself as a Mac; only its touch points tell them apart. */
export function mapDevice(browser: { userAgent: string; maxTouchPoints: number }): MapDevice {
  if (/iPhone|iPad|iPod/.test(browser.userAgent)) return 'apple';
  if (/Macintosh/.test(browser.userAgent) && browser.maxTouchPoints > 0) return 'apple';
  return /Android/.test(browser.userAgent) ? 'android' : 'other';
}

export function directionsLink(place: Place, device: MapDevice): string {
  const target = encodeURIComponent(`${place.name}, ${formatAddress(place)}`);
  if (device === 'apple') return `https://maps.apple.com/?daddr=${target}`;
  if (device === 'android') return `geo:${coordinatesOf(place)?.join() ?? '0,0'}?q=${target}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${target}`;
}

/** Null unless both are known. */
export function coordinatesOf({
  latitude,
  longitude,
}: Pick<Site, 'latitude' | 'longitude'>): [latitude: number, longitude: number] | null {
  return latitude === null || longitude === null ? null : [latitude, longitude];
}

export function mapLink(place: Place): string {
  const target = encodeURIComponent(`${place.name}, ${formatAddress(place)}`);
  return `https://www.google.com/maps/search/?api=1&query=${target}`;
}
