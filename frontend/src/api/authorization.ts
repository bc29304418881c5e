const HERE = 'http://here.invalid';

/** The path as the server will see it, without query: dots and doubled slashes at its end can't hide where a call goes. */
function pathOf(path: string): string {
  return new URL(path, HERE).pathname.replace(/\/+$/, '');
}

/** Whether a call carries the admin's token: those below /api/admin and those flagged, but never the sign-in. */
export function carriesToken(path: string, needsAuth: boolean): boolean {
  const target = pathOf(path);
  return target !== '/api/auth/login' && (needsAuth || target.startsWith('/api/admin'));
}

/** The header's value for a stored token, which may begin with `Bearer` already; null for none that can be sent. */
export function bearer(stored: string | null): string | null {
  const token = (stored ?? '').trim().replace(/^(?:bearer\s+)+/i, '');
  return /^[\x21-\x7e]+$/.test(token) && !/^bearer$/i.test(token) ? `Bearer ${token}` : null;
}

/** The headers of a call: any authorization given by the caller is dropped, the token's is the only one. */
export function withAuthorization(
  headers: Readonly<Record<string, string>>,
  authorization: string | null,
): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'authorization');
  return Object.fromEntries(authorization === null ? kept : [...kept, ['Authorization', authorization]]);
}
