import { isIPv6 } from 'node:net';

/** The address that limits count: one household may have an IPv6 /56, and IPv4 written as IPv6 counts as IPv4. */
export function countedAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*/, '');
  if (!isIPv6(plain)) return plain;
  const [start = [], end = []] = new URL(`http://[${plain}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((groups) => groups.split(':').filter(Boolean));
  const left = [...start, ...Array<string>(8 - start.length - end.length).fill('0'), ...end].slice(0, 4);
  const part = Number.parseInt(left[3] ?? '', 16) & 0xff00;
  return `${[...left.slice(0, 3), part.toString(16)].join(':')}::/56`;
}

/** A running count for each address. */
export class CountByAddress {
  readonly #counts = new Map<string, number>();

  of(address: string): number {
    return this.#counts.get(countedAddress(address)) ?? 0;
  }

  add(address: string, change: number): void {
    const count = this.of(address) + change;
    if (count > 0) this.#counts.set(countedAddress(address), count);
    else this.#counts.delete(countedAddress(address));
  }
}
