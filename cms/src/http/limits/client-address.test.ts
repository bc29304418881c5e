import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { clientAddressReader, countedAddress } from './client-address';

describe('an address as it is counted', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56'],
    ['2001:DB8:1:ff::ffff', '2001:db8:1:0::/56'],
    ['2001:db8:1:100::', '2001:db8:1:100::/56'],
    ['2001:db8:1:abcd::', '2001:db8:1:ab00::/56'],
    ['2001:db8::1', '2001:db8:0:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/56'],
    ['::1', '0:0:0:0::/56'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('%s is %s', (address, counted) => expect(countedAddress(address)).toBe(counted));
});

describe('who is asking', () => {
  const asking = (peer: string | undefined, forwarded?: string) => {
    const request = new IncomingMessage(new Socket());
    Object.defineProperty(request.socket, 'remoteAddress', { value: peer });
    if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
    return request;
  };

  it.each([
    ['a trusted proxy is believed', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['so is one over IPv6', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['one that reports no address counts itself', '127.0.0.1', undefined, '127.0.0.1'],
    ['anyone else is not believed', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    [
      'addresses before the one that the proxy added are ignored',
      '127.0.0.1',
      '10.9.9.9, 198.51.100.1',
      '198.51.100.1',
    ],
    ['a proxy that reports something else counts itself', '127.0.0.1', '198.51.100.1, unknown', '127.0.0.1'],
    ['an untrusted address with a port is not believed', '192.0.2.1', '1.2.3.4:5', '192.0.2.1'],
    ['a closed connection', undefined, undefined, 'unknown'],
  ])('%s', (_what, peer, forwarded, address) => {
    expect(clientAddressReader(['loopback'])(asking(peer, forwarded))).toBe(address);
  });

  it('trusts the networks that are named, and no others', () => {
    const read = clientAddressReader(['uniquelocal', '192.0.2.0/24']);
    expect(read(asking('172.18.0.5', '198.51.100.1'))).toBe('198.51.100.1');
    expect(read(asking('192.0.2.200', '198.51.100.1'))).toBe('198.51.100.1');
    expect(read(asking('127.0.0.1', '198.51.100.1'))).toBe('127.0.0.1');
  });
});
