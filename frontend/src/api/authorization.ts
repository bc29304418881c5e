const HERE = 'http://here.invalid';

/** The path as the server sees it, without the query: dots and double slashes can't disguise where a call goes. */
function pathOf(path: string): string {
  return new URL(path, HERE).pathname.replace(/\/+$/, '');
}

/** The admin's token goes to calls below /api/admin and to flagged calls, never to the sign-in. */
export function carriesToken(path: string, needsAuth: boolean): boolean {
  const target = pathOf(path);
  return target !== '/api/auth/login' && (needsAuth || target.startsWith('/api/admin'));
}

export function bearer(stored: string | null): string | null {
  const token = (stored ?? '').trim().replace(/^(?:bearer\s+)+/i, '');
  return /^[\x21-\x7e]+$/.test(token) && !/^bearer$/i.test(token) ? `Bearer ${token}` : null;
}

export function withAuthorization(
  headers: Readonly<Record<string, string>>,
  authorization: string | null,
): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'authorization');
  return Object.fromEntries(authorization === null ? kept : [...kept, ['Authorization', authorization]]);
}
