import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyAddress from 'proxy-addr';

/**
 * The sender or, if that is a trusted proxy, the address it reports. An IPv6 /56 counts as one address, as at the web
 * host: one household may have all of it.
 */
export function clientAddressReader(trustedProxies: string[]): (request: IncomingMessage) => string {
  const trust = proxyAddress.compile(trustedProxies);
  // A connection closed in the meantime has no address.
  return (request) => {
    const named = proxyAddress(request, trust) || '';
    return countedAddress(isIP(named) ? named : request.socket.remoteAddress || 'unknown');
  };
}

/** Shortens an IPv6 address to its /56 and an IPv4-mapped one to IPv4; leaves anything else unchanged. */
export function countedAddress(address: string): string {
  const plain = address.split('%')[0] ?? '';
  if (!isIPv6(plain)) return address;
  const parsed = ipaddr.process(plain);
  if (!('parts' in parsed)) return parsed.toString();
  const [first = 0, second = 0, third = 0, fourth = 0] = parsed.parts;
  const network = [first, second, third, fourth & 0xff00].map((group) => group.toString(16));
  return `${network.join(':')}::/56`;
}
