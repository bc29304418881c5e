import type { Account } from './product';

// oxlint-disable-next-line typescript/no-explicit-any -- tests read any field; the contract tests check the shape
type Body = any;

interface StaffAnswer {
  status: number;
  body: Body;
  etag: string | null;
}

export interface StaffApi {
  token: string;
  user: { id: string; email: string; name: string };
  /** Any call under `/api`. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<StaffAnswer>;
  /** Throws unless the call succeeds. Returns the body. */
  must(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Body>;
}

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
  if (login.status !== 200) throw new Error(`Sign-in answered ${login.status}.`);
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
