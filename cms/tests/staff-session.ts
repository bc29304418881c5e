import type { Reply, RunningCms } from './running-cms';

/** Someone signed in to the staff calls. */
export interface StaffSession {
  token: string;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
}

/** Signs in as the first member of staff. */
export async function signInAsStaff(cms: Pick<RunningCms, 'ask'>): Promise<StaffSession> {
  const reply = await cms.ask('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'staff@casabodegon.example', password: 'Cocina-1996' }),
  });
  if (reply.status !== 200) throw new Error(`No sign-in: ${reply.status} ${reply.text}`);
  const { token } = reply.body as { token: string };
  return {
    token,
    call: (method, path, body, headers = {}) =>
      cms.ask(path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  };
}
