import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyAddress from 'proxy-addr';

/**
 * The sender or, if that is a trusted proxy, the address it reports. An IPv6 /64 counts as one address: carriers give one
 * to each phone.
 */
export function clientAddressReader(trustedProxies: string[]): (request: IncomingMessage) => string {
  const trust = proxyAddress.compile(trustedProxies);
  // A connection closed in the meantime has no address.
  return (request) => {
    const named = proxyAddress(request, trust) || '';
    return countedAddress(isIP(named) ? named : request.socket.remoteAddress || 'unknown');
  };
}

/** Shortens an IPv6 address to its /64 and an IPv4-mapped one to IPv4; leaves anything else unchanged. */
export function countedAddress(address: string): string {
  const plain = address.split('%')[0] ?? '';
  if (!isIPv6(plain)) return address;
  const parsed = ipaddr.process(plain);
  if (!('parts' in parsed)) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
