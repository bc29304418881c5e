import type { Site } from './site';

export type Place = Pick<
  Site,
  'name' | 'streetAddress' | 'city' | 'region' | 'postalCode' | 'latitude' | 'longitude'
>;

export type MapDevice = 'apple' | 'android' | 'other';

/** The address on one line: `139 Tremont Street, Boston, MA 02111`. */
export function formatAddress(place: Omit<Place, 'name' | 'latitude' | 'longitude'>): string {
  return [place.streetAddress, place.city, `${place.region} ${place.postalCode}`.trim()]
    .filter((part) => part !== '')
    .join(', ');
}

/** Which maps a browser's device has. An iPad calls itself a Mac; only its touch points tell them apart. */
export function mapDevice(browser: { userAgent: string; maxTouchPoints: number }): MapDevice {
  if (/iPhone|iPad|iPod/.test(browser.userAgent)) return 'apple';
  if (/Macintosh/.test(browser.userAgent) && browser.maxTouchPoints > 0) return 'apple';
  return /Android/.test(browser.userAgent) ? 'android' : 'other';
}

/** The way to the restaurant: Apple's maps, Android's chooser (a geo link), or maps on the web. */
export function directionsLink(place: Place, device: MapDevice): string {
  const target = encodeURIComponent(`${place.name}, ${formatAddress(place)}`);
  if (device === 'apple') return `https://maps.apple.com/?daddr=${target}`;
  if (device === 'android') return `geo:${place.latitude},${place.longitude}?q=${target}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${target}`;
}

/** The restaurant on a map on the web. */
export function mapLink(place: Place): string {
  const target = encodeURIComponent(`${place.name}, ${formatAddress(place)}`);
  return `https://www.google.com/maps/search/?api=1&query=${target}`;
}
