import { describe, expect, it } from 'vitest';
import { directionsLink, formatAddress, mapDevice, type MapDevice, mapLink } from './directions';

const place = {
  name: 'Casa Bodegón',
  street_address: '1 Beacon Street',
  city: 'Boston',
  region: 'MA',
  postal_code: '02108',
  latitude: 42.3,
  longitude: -71.1,
};
const target = 'Casa%20Bodeg%C3%B3n%2C%201%20Beacon%20Street%2C%20Boston%2C%20MA%2002108';

it('writes the address on one line, without what is missing', () => {
  expect(formatAddress(place)).toBe('1 Beacon Street, Boston, MA 02108');
  expect(formatAddress({ street_address: '', city: 'Boston', region: '', postal_code: '' })).toBe('Boston');
});

describe('mapDevice', () => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
  it.each<[string, number, MapDevice]>([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'apple'],
    ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X)', 5, 'apple'],
    [mac, 5, 'apple'],
    [mac, 0, 'other'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5, 'android'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, 'other'],
    ['', 0, 'other'],
  ])('takes %j with %d touch points for %s', (userAgent, maxTouchPoints, device) => {
    expect(mapDevice({ userAgent, maxTouchPoints })).toBe(device);
  });
});

it('opens directions in the maps app of the device', () => {
  expect(directionsLink(place, 'apple')).toBe(`https://maps.apple.com/?daddr=${target}`);
  expect(directionsLink(place, 'android')).toBe(`geo:42.3,-71.1?q=${target}`);
  expect(directionsLink({ ...place, latitude: null }, 'android')).toBe(`geo:0,0?q=${target}`);
  expect(directionsLink(place, 'other')).toBe(`https://www.google.com/maps/dir/?api=1&destination=${target}`);
  expect(mapLink(place)).toBe(`https://www.google.com/maps/search/?api=1&query=${target}`);
});
