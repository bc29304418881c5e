const MAX_PATH_LENGTH = 2048;

export type PagePath =
  /** The one spelling of a page's path. */
  | { kind: 'page'; pathname: string }
  /** Another spelling of it; `location` always starts with exactly one slash, so it stays on this site. */
  | { kind: 'redirect'; location: string }
  | { kind: 'malformed' };

/**
 * Reads the target of a request for a page. Repeated and trailing slashes, dot segments and
 * needless percent-encoding lead to the one spelling by a
 * redirect; backslashes, which browsers take for slashes, and broken percent-encoding are malformed.
 */
export function pagePathOf(target: string): PagePath {
  if (!target.startsWith('/') || target.length > MAX_PATH_LENGTH || target.includes('\\'))
    return { kind: 'malformed' };
  const [rawPath = '/', query = ''] = splitAt(target, target.indexOf('?'));
  // Slashes first: to URL, `//evil.example` is a host.
  const oneSlash = rawPath.replace(/\/{2,}/g, '/');
  if (!URL.canParse(oneSlash, 'http://site')) return { kind: 'malformed' };
  const { pathname: resolved } = new URL(oneSlash, 'http://site');
  const pathname = plainly(resolved.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, ''));
  if (!isDecodable(pathname)) return { kind: 'malformed' };
  return pathname === rawPath ? { kind: 'page', pathname } : { kind: 'redirect', location: pathname + query };
}

/** Decodes what needs no encoding (RFC 3986, 6.2.2): `/%6Denu` is `/menu`, and would be kept a second time. */
function plainly(pathname: string): string {
  return pathname.replace(/%[\da-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(parseInt(encoded.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : encoded.toUpperCase();
  });
}

function splitAt(text: string, index: number): [string, string] {
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index)];
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
