const HERE = 'http://here.invalid';
/** Redirects to the first screen that the account may open. */
export const ADMIN_ROOT = '/admin';
export const LOGIN_PATH = '/admin/login';
/** The page that an invitation's link opens, with its code after the `#`. */
export const WELCOME_PATH = '/admin/welcome';

export function loginPathTo(fullPath: string): string {
  return `${LOGIN_PATH}?redirect=${encodeURIComponent(fullPath)}`;
}

/** The screen in `redirect`, else the first one. Ignores what could lead to another site, or back here. */
export function ownPath(redirect: string | null): string {
  return (redirect !== null && screenAt(redirect)) || ADMIN_ROOT;
}

function screenAt(redirect: string): string | null {
  // Browsers drop control characters from an address and read a backslash as a slash, so both are refused.
  // eslint-disable-next-line no-control-regex
  if (!/^\/admin(?![^/?#])/.test(redirect) || /[\u0000-\u0020\u007f\\]/.test(redirect)) return null;
  try {
    const { origin, pathname, search, hash } = new URL(redirect, HERE);
    const place = decodeURIComponent(pathname).toLowerCase().replace(/\/+$/, '');
    const isScreen = origin === HERE && /^\/admin(\/|$)/.test(place) && !/\/\/|\\/.test(place);
    const isLogin = place === LOGIN_PATH || place.startsWith(`${LOGIN_PATH}/`);
    return isScreen && !isLogin ? pathname + search + hash : null;
  } catch {
    return null;
  }
}
