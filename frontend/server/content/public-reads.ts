/** The public reads of the API and the query parameters that each knows. Only these, and files, are ever kept. */
const PUBLIC_READS: ReadonlyMap<string, readonly string[]> = new Map([
  ['/api/menu/full', []],
  ['/api/drinks/full', []],
  ['/api/highlights', ['date', 'limit']],
  ['/api/events-specials', ['limit']],
  ['/api/offers', ['date', 'limit']],
  ['/api/tapas5', []],
  ['/api/site', []],
]);

/** Reads that are files of the site's own build, at the address that browsers fetch them from. */
const FILE_READS: ReadonlySet<string> = new Set(['/data/gallery.json']);

/** Whether a key is read from the build's files; every other key is the CMS's. */
export function isFileRead(key: string): boolean {
  return FILE_READS.has(key);
}

/**
 * The name under which the answer to a path and query is kept: known parameters only, sorted. Null for anything that
 * is not a public read.
 */
export function publicReadKey(pathAndQuery: string): string | null {
  const [path = '', query = ''] = splitOnce(pathAndQuery, '?');
  if (isFileRead(path)) return path;
  const known = PUBLIC_READS.get(path);
  if (!known) return null;
  if (known.length === 0 || query === '') return path;
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams(known.flatMap((name) => given.getAll(name).map((value) => [name, value])));
  return kept.size === 0 ? path : `${path}?${kept}`;
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
