import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import proxyAddress from 'proxy-addr';

/** The sender or, if that is a trusted proxy, the address it reports. An IPv6 /64, one household, counts as one. */
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
  const groups = ipv6Groups(plain);
  const [first = 0, second = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isMapped) return [first >> 8, first & 0xff, second >> 8, second & 0xff].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

function ipv6Groups(address: string): number[] {
  // The URL parser normalizes every form to hexadecimal groups with at most one `::`.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groupsOf = (text: string) =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
  const start = groupsOf(head);
  const end = groupsOf(tail ?? '');
  return [...start, ...Array<number>(8 - start.length - end.length).fill(0), ...end];
}
