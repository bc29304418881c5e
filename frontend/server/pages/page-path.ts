/** A full table, `/our-table?list=…`, has up to 7,000 characters. */
const MAX_TARGET_LENGTH = 8_192;

export type PagePath =
  | { kind: 'page'; pathname: string; query: string }
  /** Another spelling of a page's path; `location` starts with exactly one slash, so it stays on this site. */
  | { kind: 'redirect'; location: string }
  | { kind: 'malformed' };

/** Backslashes (slashes to a browser) and broken encoding are malformed; other spellings redirect. */
export function pagePathOf(target: string): PagePath {
  if (!target.startsWith('/') || target.length > MAX_TARGET_LENGTH || target.includes('\\'))
    return { kind: 'malformed' };
  const [rawPath = '/', ...queries] = target.split('?');
  const query = queries.map((part) => `?${part}`).join('');
  // Checks slashes first: to `URL`, `//evil.example` is a host.
  const oneSlash = rawPath.replace(/\/{2,}/g, '/');
  if (!URL.canParse(oneSlash, 'http://site')) return { kind: 'malformed' };
  const { pathname: resolved } = new URL(oneSlash, 'http://site');
  const pathname = decodeNeedless(resolved.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, ''));
  if (!isDecodable(pathname)) return { kind: 'malformed' };
  return pathname === rawPath
    ? { kind: 'page', pathname, query }
    : { kind: 'redirect', location: pathname + query };
}

/** Decodes what needs no encoding (RFC 3986, 6.2.2), or `/%6Denu` would be cached beside `/menu`. */
function decodeNeedless(pathname: string): string {
  return pathname.replace(/%[\da-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(parseInt(encoded.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : encoded.toUpperCase();
  });
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
