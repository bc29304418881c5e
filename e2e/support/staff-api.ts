import type { Account } from './product';

/** A body as it came. Its shape is the contract's, which other tests hold: here any field of it may be read. */
// oxlint-disable-next-line typescript/no-explicit-any -- as said
type Body = any;

/** What staff calls answer, and how they refuse. */
export interface StaffAnswer {
  status: number;
  body: Body;
  etag: string | null;
}

/** The staff calls, for setting the scene of a test and for clearing it away. */
export interface StaffApi {
  token: string;
  user: { id: string; email: string; name: string };
  /** Any call below `/api`. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<StaffAnswer>;
  /** The same, for a call that must succeed: throws otherwise. Gives the body. */
  must(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Body>;
}

/** Signs in. */
export async function signInToApi(origin: string, { email, password }: Account): Promise<StaffApi> {
  const send = async (
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<StaffAnswer> => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      body: text === '' ? null : JSON.parse(text),
      etag: answer.headers.get('etag'),
    };
  };
  const login = await send('POST', '/auth/login', { email, password }, {});
  if (login.status !== 200) throw new Error(`Signing in was answered with ${login.status}.`);
  const { token, user } = login.body;
  const call: StaffApi['call'] = (method, path, body, headers = {}) =>
    send(method, path, body, { authorization: `Bearer ${token}`, ...headers });
  return {
    token,
    user,
    call,
    async must(method, path, body, headers) {
      const answer = await call(method, path, body, headers);
      if (answer.status >= 300)
        throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body;
    },
  };
}
