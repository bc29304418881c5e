// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ApiCall, createClient, TIMEOUT_MS } from './client';
import { ApiError } from './errors';
import { startServer, type TestServer } from '../testing/http-server';

/** Vitest's jsdom has XMLHttpRequest, so these calls use axios's XHR adapter, as in a browser. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer((incoming, outgoing) => {
    const path = incoming.url ?? '';
    const status = /^\/status\/(\d+)/.exec(path)?.[1];
    if (path.startsWith('/slow')) return;
    if (path.startsWith('/cut')) {
      incoming.socket.destroy();
      return;
    }
    outgoing.setHeader('Content-Type', 'application/json');
    outgoing.setHeader('ETag', '"v1"');
    if (status) {
      outgoing.statusCode = Number(status);
      outgoing.setHeader('Retry-After', '30');
      outgoing.end(JSON.stringify({ status: Number(status), error: 'Named', message: 'A sentence.' }));
    } else {
      outgoing.end(path.startsWith('/text') ? 'plain <words>' : JSON.stringify({ path }));
    }
  });
});
afterEach(() => {
  server.seen.length = 0;
});
afterAll(() => server.close());

function clientWith(token: string | null, timeoutMs = 5_000) {
  return createClient({ baseAddress: server.address, timeoutMs, readToken: () => token });
}

async function failureOf(call: ApiCall, client = clientWith(null)): Promise<ApiError> {
  try {
    await client(call);
  } catch (caught) {
    if (caught instanceof ApiError) return caught;
    throw caught;
  }
  throw new Error('The call did not fail.');
}

describe('the authorization header', () => {
  it.each<[string, ApiCall, string | undefined]>([
    ['an admin path', { path: '/api/admin/menu' }, 'Bearer t.o.k'],
    ['an admin path with a query', { path: '/api/admin/contacts?status=new' }, 'Bearer t.o.k'],
    ['a flagged path', { path: '/api/me', needsAuth: true }, 'Bearer t.o.k'],
    ['a public path', { path: '/api/menu/full' }, undefined],
    ['the sign-in', { path: '/api/auth/login', method: 'POST', body: { email: 'a' } }, undefined],
    ['the sign-in, flagged', { path: '/api/auth/login', method: 'POST', needsAuth: true }, undefined],
    [
      'a public path with one of its own',
      { path: '/api/offers', headers: { authorization: 'Bearer x' } },
      undefined,
    ],
    [
      'the sign-in with one of its own',
      { path: '/api/auth/login', headers: { Authorization: 'Basic x' } },
      undefined,
    ],
    [
      'an admin path with one of its own',
      { path: '/api/admin/menu', headers: { AUTHORIZATION: 'x' } },
      'Bearer t.o.k',
    ],
  ])('of %s', async (_, call, expected) => {
    await clientWith('Bearer t.o.k')(call);
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual([expected]);
  });

  it('is left out without a token', async () => {
    await clientWith(null)({ path: '/api/admin/menu', headers: { Authorization: 'Bearer stale' } });
    expect(server.seen[0]?.headers.authorization).toBeUndefined();
  });
});

describe('a call', () => {
  it('returns the parsed body, the status and the ETag', async () => {
    const answer = await clientWith(null)({ path: '/api/highlights?limit=10' });
    expect(answer).toEqual({ status: 200, body: { path: '/api/highlights?limit=10' }, etag: '"v1"' });
  });

  it('sends JSON and headers', async () => {
    await clientWith(null)({
      path: '/api/contact',
      method: 'POST',
      body: { name: 'Ñuño' },
      headers: { 'X-Page-Path': '/contact' },
    });
    const [seen] = server.seen;
    expect(seen).toMatchObject({ method: 'POST', url: '/api/contact', body: '{"name":"Ñuño"}' });
    expect(seen?.headers['content-type']).toMatch(/^application\/json/);
    expect(seen?.headers['x-page-path']).toBe('/contact');
  });

  it('leaves a body that is not JSON as text', async () => {
    expect((await clientWith(null)({ path: '/text' })).body).toBe('plain <words>');
  });

  it.each([
    'https://elsewhere.example/api/admin',
    '//elsewhere.example/api/admin',
    '/\\elsewhere.example',
    'api/menu',
  ])('goes nowhere but to its own origin: %s', async (path) => {
    await expect(clientWith('t')({ path })).rejects.toThrow(TypeError);
    expect(server.seen).toEqual([]);
  });
});

describe('a failure', () => {
  it('of status carries the server’s words', async () => {
    const error = await failureOf({ path: '/status/429' });
    expect(error).toMatchObject({
      kind: 'rate-limited',
      message: 'Request failed with status code 429',
      answer: {
        status: 429,
        body: { status: 429, error: 'Named', message: 'A sentence.' },
        complaint: { code: 'Named', message: 'A sentence.', details: [] },
        retryAfterSeconds: 30,
      },
    });
  });

  it('by timeout', async () => {
    const start = performance.now();
    const error = await failureOf({ path: '/slow' }, clientWith(null, 150));
    expect(error).toMatchObject({ kind: 'timed-out', message: 'timeout of 150 ms exceeded', answer: null });
    expect(performance.now() - start).toBeGreaterThan(140);
    expect(TIMEOUT_MS).toBe(12_000);
  });

  it('by the caller’s abort, before and during the request', async () => {
    const expected = { kind: 'aborted', message: 'Request aborted', answer: null };
    expect(await failureOf({ path: '/slow', signal: AbortSignal.abort() })).toMatchObject(expected);
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 50);
    expect(await failureOf({ path: '/slow', signal: controller.signal })).toMatchObject(expected);
  });

  it('of the network', async () => {
    const gone = await startServer(() => {});
    await gone.close();
    const client = createClient({ baseAddress: gone.address, timeoutMs: 5_000, readToken: () => null });
    const expected = { kind: 'offline', message: 'Network Error', answer: null, isUnsent: false };
    expect(await failureOf({ path: '/api/site' }, client)).toMatchObject(expected);
    expect(await failureOf({ path: '/cut' })).toMatchObject(expected);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    expect(await failureOf({ path: '/api/site' }, client)).toMatchObject({ ...expected, isUnsent: true });
  });

  it('of the protocol', async () => {
    const client = createClient({
      baseAddress: 'ftp://casabodegon.example',
      timeoutMs: 5_000,
      readToken: () => null,
    });
    expect(await failureOf({ path: '/api/site' }, client)).toMatchObject({
      kind: 'unsupported-protocol',
      message: 'Unsupported protocol ftp:',
    });
  });
});

it('says that the code is missing if the transport was replaced after the page was opened', async () => {
  vi.resetModules();
  vi.doMock('./transport', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { request } = await import('./client');
  const expected = { name: 'CodeMissingError', kind: 'offline', isUnsent: true };
  await expect(request({ path: '/api/site' })).rejects.toMatchObject(expected);
});
