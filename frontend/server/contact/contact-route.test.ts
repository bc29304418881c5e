import { describe, expect, test } from 'vitest';
import { fixtureApp, renderings } from '../testing/fixture-app';
import type { Sent } from '../testing/http';
import { startHost, until, type RunningHost } from '../testing/running-host';
import { callCms } from './call-cms';

const FORM = 'application/x-www-form-urlencoded';

function post(host: RunningHost, body: string, headers: Sent['headers'] = {}) {
  return host.send('/contact', { method: 'POST', headers: { 'content-type': FORM, ...headers }, body });
}

function stored(host: RunningHost, status = 201, body = '{"id":"1"}', headers: Record<string, string> = {}) {
  host.upstream.status('/api/contact', status, body, headers);
}

function shown(text: string): unknown {
  const json = /<pre id="form">([^<]*)</.exec(text)?.[1] ?? 'null';
  return JSON.parse(
    json.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  );
}

describe('a form', () => {
  test('goes to the CMS as JSON, with the visitor’s address as the proxy passes it', async () => {
    const host = await startHost();
    stored(host);
    const claims = { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9', cookie: 'a=b' };
    await post(host, 'name=Ana&message=Hola', { ...claims, authorization: 'Bearer x' });
    await host.send('/api/contact', { method: 'POST', headers: claims, body: '{}' });
    const [form, proxied] = host.upstream.requestsFor('/api/contact');
    expect(form).toMatchObject({
      method: 'POST',
      url: '/api/contact',
      body: '{"name":"Ana","message":"Hola"}',
      headers: { 'content-type': 'application/json', 'x-page-path': '/contact', 'x-honeypot': 'bee' },
    });
    for (const name of ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']) {
      expect(form?.headers[name], name).toBe(proxied?.headers[name]);
    }
    expect(form?.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    for (const name of ['authorization', 'cookie', 'x-real-ip'])
      expect(form?.headers).not.toHaveProperty(name);
  });

  test('is the same message when sent again, and a different one with different words', async () => {
    const host = await startHost();
    stored(host);
    for (const message of ['Hola', 'Hola', 'Adiós']) {
      await post(host, `name=Ana&message=${encodeURIComponent(message)}`);
    }
    const [first, again, other] = host.upstream
      .requestsFor('/api/contact')
      .map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  test('is answered with the page, rendered for this visitor only', async () => {
    const host = await startHost();
    stored(host);
    const { status, headers, text } = await post(host, 'message=%3C%2Fscript%3E+%F0%9F%8D%A4', {
      'accept-encoding': 'br',
    });
    expect(status).toBe(201);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'x-content': expect.stringMatching(/^fresh/),
      'content-security-policy': expect.stringContaining("form-action 'self'"),
    });
    expect(headers).not.toHaveProperty('etag');
    expect(text).toContain('<title>/contact</title>');
    expect(text).not.toContain('</script>');
    expect(shown(text)).toMatchObject({ values: { message: '</script> 🍤' } });
  });

  test('leaves no trace in the log or on the page that others get', async () => {
    const host = await startHost();
    stored(host);
    const before = await host.send('/contact');
    await post(host, 'message=a-secret');
    const rendered = renderings.get('/contact');
    const after = await host.send('/contact', { headers: { 'if-none-match': before.headers.etag } });
    expect(after.status).toBe(304);
    expect(renderings.get('/contact')).toBe(rendered);
    await host.upstream.down();
    await post(host, 'message=a-secret');
    await post(host, 'message=a-secret-render-broken');
    expect(host.log.length).toBeGreaterThan(1);
    expect(JSON.stringify(host.log)).not.toContain('a-secret');
  });

  test('that is incomplete does not reach the CMS', async () => {
    const host = await startHost();
    const { status, headers, text } = await post(host, 'name=Ana&message=');
    expect(status).toBe(400);
    expect(headers['cache-control']).toBe('no-store');
    expect(shown(text)).toEqual({ text: 'Something is missing.', values: { name: 'Ana', message: '' } });
    expect(host.upstream.requestsFor('/api/contact')).toEqual([]);
  });
});

test('one address has at most 32 forms at the CMS; its others wait', async () => {
  const host = await startHost();
  const waiting: Array<() => void> = [];
  host.upstream.on('/api/contact', (_request, response) => waiting.push(() => response.end('{"id":"1"}')));
  const sent = Array.from({ length: 40 }, (_each, at) => post(host, `name=Ana&message=${at}`));
  await until(() => waiting.length === 32);
  await host.send('/health');
  expect(waiting).toHaveLength(32);
  for (let answered = 0; answered < 40; answered += 1) {
    await until(() => waiting.length > answered);
    waiting[answered]?.();
  }
  for (const { status } of await Promise.all(sent)) expect(status).toBe(200);
});

test('a visitor who sends many forms at once delays nobody, and each is still told what became of it', async () => {
  let rendered = 0;
  const render: typeof fixtureApp.render = (request) => {
    rendered += 1;
    // Like React's, in one go.
    for (const end = performance.now() + 100; performance.now() < end;);
    return fixtureApp.render(request);
  };
  const host = await startHost({ app: { ...fixtureApp, render } });
  const flood = Array.from({ length: 60 }, () => post(host, 'message='));
  expect((await host.send('/health')).status).toBe(200);
  expect(rendered).toBeLessThan(30);
  for (const { status, text } of await Promise.all(flood)) {
    expect(status).toBe(400);
    expect(text).toContain('Something is missing.');
  }
});

describe('the CMS’s answer', () => {
  test.each([
    [400, '{"message":"No."}', '{"message":"No."}'],
    [429, '{"message":"Later."}', '{"message":"Later."}'],
    [502, '<html>', '"<html>"'],
    [500, '', '""'],
  ])('of %d %s is told to the app', async (status, body, text) => {
    const host = await startHost();
    stored(host, status, body, { 'retry-after': '77' });
    const answer = await post(host, 'message=Hola');
    expect(answer).toMatchObject({ status, headers: { 'retry-after': '77', 'cache-control': 'no-store' } });
    expect(shown(answer.text)).toMatchObject({ text });
  });

  test('that never comes is reported as an unavailable CMS', async () => {
    const host = await startHost();
    await host.send('/contact');
    await host.upstream.down();
    const { status, headers, text } = await post(host, 'message=Hola');
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(shown(text)).toEqual({ text: 'away', values: { message: 'Hola' } });
  });

  test('is waited for, up to a time limit', async () => {
    const host = await startHost();
    host.upstream.on('/api/contact', () => {});
    const log = { warn: () => {} };
    const request = { ip: '127.0.0.1', host: 'casa.example', protocol: 'https', id: '1', log };
    const call = { path: '/api/contact', body: {}, headers: {} };
    const start = performance.now();
    expect(await callCms(host.upstream.origin, call, request as never, 120)).toBe('timed-out');
    expect(performance.now() - start).toBeGreaterThan(110);
  });

  test('times out before the browser does, and the visitor reads that sending again is safe', async () => {
    const host = await startHost();
    host.upstream.on('/api/contact', () => {});
    let hasGivenUp = false;
    // As the browser would. On a busy machine the host's own timers are as late as this one.
    const browser = setTimeout(() => (hasGivenUp = true), 12_000);
    const call = (headers: Sent['headers']) =>
      host.send('/api/contact', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{}',
      });
    const [withKey, without, form] = await Promise.all([
      call({ 'idempotency-key': 'a-key-of-this-letter' }),
      call({}),
      post(host, 'message=Hola'),
    ]);
    clearTimeout(browser);
    expect(hasGivenUp).toBe(false);
    expect(withKey.status).toBe(504);
    expect(JSON.parse(withKey.text)).toMatchObject({
      message: 'We can’t tell whether your message arrived. Send it again: it won’t reach us twice.',
    });
    expect(JSON.parse(without.text)).toMatchObject({ message: expect.stringContaining('check') });
    expect(shown(form.text)).toMatchObject({ text: 'timed-out' });
  });

  test('is reported even when the page cannot be rendered', async () => {
    const host = await startHost();
    stored(host, 201, '{"message":"Sent"}');
    const { status, text } = await post(host, 'message=render-broken');
    expect(status).toBe(201);
    expect(text).toContain('Sent');
    expect(text).toContain('(617) 555-0199');
  });

  test('never comes with a page that reloads itself and loses what was typed', async () => {
    const host = await startHost();
    await host.send('/contact');
    await host.upstream.down();
    const { status, text } = await post(host, 'message=render-broken');
    expect(status).toBe(503);
    expect(text).toContain('<h1>away</h1>');
    expect(text).not.toContain('http-equiv="refresh"');
  });
});
