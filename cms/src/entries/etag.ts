import { createHash } from 'node:crypto';

/** A strong validator: the same bytes have the same tag on every replica. */
export function etagOf(body: Buffer | string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

/** Whether an `If-None-Match` header names this tag, by the weak comparison that RFC 9110 asks for. */
export function matchesEtag(header: string, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === etag);
}

/** Whether `If-Match` allows a write to an entity with this tag: strong comparison; yes if there is none. */
export function allowsWrite(ifMatch: string, etag: string): boolean {
  const header = ifMatch.trim();
  return header === '' || header === '*' || header.split(',').some((tag) => tag.trim() === etag);
}
