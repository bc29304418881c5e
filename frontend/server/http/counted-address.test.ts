import { expect, test } from 'vitest';
import { countedAddress } from './counted-address';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1::1', '2001:db8:0:0::/56'],
  ['2001:DB8:0:ff:ffff::', '2001:db8:0:0::/56'],
  ['2001:db8:0:100::1', '2001:db8:0:100::/56'],
  ['2001:db8:0:abcd::1', '2001:db8:0:ab00::/56'],
  ['::1', '0:0:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['', ''],
])('%s counts as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});
