import { ENCODINGS, type Encoding } from './encoding';

const CODED_TAG = new RegExp(`(W/)?"([^"]*)-(?:${ENCODINGS.join('|')})"`, 'g');

/** Strong tags differ by coding (RFC 9110, 8.8.3.3): `"abc"` is `"abc-br"` in brotli. */
export function codedTag(etag: string, encoding: Encoding): string {
  return `${etag.slice(0, -1)}-${encoding}"`;
}

/** Adds the plain form of each coded tag in a condition. The coded one stays: it may be a plain tag ending in `-br`. */
export function withPlainTags(condition: string): string {
  return condition.replace(CODED_TAG, '$&, $1"$2"');
}

export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  const known = withPlainTags(ifNoneMatch).split(',').map(opaque);
  return known.includes('*') || known.includes(opaque(etag));
}
