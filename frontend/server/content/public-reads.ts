import { PUBLIC_READS } from './generated/public-reads';

const FILE_READS: ReadonlySet<string> = new Set(['/data/gallery.json']);

export function isFileRead(key: string): boolean {
  return FILE_READS.has(key);
}

/** Known parameters only, sorted, so that nobody can fill the cache. Null if it is not a public read. */
export function publicReadKey(pathAndQuery: string): string | null {
  const [written = '', ...queries] = pathAndQuery.split('?');
  const query = queries.join('?');
  if (isFileRead(written)) return written;
  // The CMS also accepts other case and a trailing slash.
  const path = written.toLowerCase().replace(/\/$/, '');
  const known = PUBLIC_READS.get(path);
  if (!known) return null;
  if (known.length === 0 || query === '') return path;
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams(known.flatMap((name) => given.getAll(name).map((value) => [name, value])));
  return kept.size === 0 ? path : `${path}?${kept}`;
}
