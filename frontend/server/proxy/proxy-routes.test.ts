import { request, type ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { answerAll, pause, startHost, until } from '../testing/running-host';

describe('the proxy', () => {
  test('passes on calls with their method, query, body and headers', async () => {
    const host = await startHost();
    host.upstream.on('/api/contact', (_request, response) => {
      response
        .writeHead(201, { 'content-type': 'application/json', 'x-powered-by': 'Strapi' })
        .end('{"id":"1"}');
    });
    const { status, text, headers } = await host.send('/api/contact?a=1&b=%20', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-page-path': '/contact',
        authorization: 'Bearer staff',
      },
      body: '{"name":"Ana"}',
    });
    expect({ status, text }).toEqual({ status: 201, text: '{"id":"1"}' });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(host.upstream.requestsFor('/api/contact')).toMatchObject([
      {
        method: 'POST',
        url: '/api/contact?a=1&b=%20',
        body: '{"name":"Ana"}',
        headers: {
          'x-page-path': '/contact',
          authorization: 'Bearer staff',
          'content-type': 'application/json',
        },
      },
    ]);
  });

  test('passes on a body that is not JSON, leaving it to the CMS to refuse it', async () => {
    const host = await startHost();
    host.upstream.status('/api/contact', 400, '{}');
    await host.send('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"a":',
    });
    expect(host.upstream.requestsFor('/api/contact')).toMatchObject([{ body: '{"a":' }]);
  });

  test('serves the panel without its prefix, and adds the prefix to redirects', async () => {
    const host = await startHost();
    host.upstream.status('/admin', 200, '<html>', {
      'content-security-policy': "default-src 'self' panel",
      'strict-transport-security': 'max-age=1',
      'referrer-policy': 'no-referrer',
      'set-cookie': 'jwtToken=abc; path=/cms/admin; httponly',
    });
    host.upstream.status('/', 302, '', { location: '/admin' });
    host.upstream.status('/admin/auth', 302, '', { location: '/cms/admin/login' });
    const panel = await host.send('/cms/admin?x=1');
    expect(host.upstream.requestsFor('/admin')).toMatchObject([{ url: '/admin?x=1' }]);
    expect(panel.headers['content-security-policy']).toBe("default-src 'self' panel");
    expect(panel.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(panel.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(panel.headers['set-cookie']).toEqual(['jwtToken=abc; path=/cms/admin; httponly']);
    expect((await host.send('/cms')).headers.location).toBe('/cms/admin');
    expect((await host.send('/cms/admin/auth')).headers.location).toBe('/cms/admin/login');
  });

  test('passes on uploads with headers that keep anything in them from running', async () => {
    const host = await startHost();
    host.upstream.status('/uploads/a_1.svg', 200, '<svg onload="alert(1)"/>', {
      'content-type': 'image/svg+xml',
    });
    const found = await host.send('/uploads/a_1.svg');
    expect(found.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=60',
    });
    expect(found.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox$/);
    const missing = await host.send('/uploads/missing.jpg');
    expect(missing).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
    expect(JSON.parse(missing.text)).toMatchObject({ status: 404, error: 'NotFoundError' });
    expect((await host.send('/uploads/a_1.svg', { method: 'POST' })).status).toBe(405);
  });

  test('answers a range request with the whole upload, because the CMS would cut it wrong', async () => {
    const host = await startHost();
    host.upstream.status('/uploads/a_1.jpg', 200, 'whole', { 'accept-ranges': 'bytes' });
    const sent = { headers: { range: 'bytes=0-524287', 'if-range': '"a"' } };
    const whole = await host.send('/uploads/a_1.jpg', sent);
    expect(whole).toMatchObject({ status: 200, text: 'whole' });
    expect(whole.headers).not.toHaveProperty('accept-ranges');
    const [seen] = host.upstream.requestsFor('/uploads/a_1.jpg');
    for (const name of Object.keys(sent.headers)) expect(seen?.headers).not.toHaveProperty(name);
  });

  test('lets uploads be cached forever if the content names that version, and otherwise for a minute', async () => {
    const host = await startHost({
      prepare: (upstream) => {
        answerAll(upstream);
        upstream.json('/api/menu/full', { image: '/uploads/a_1.jpg?v=abc1' });
      },
    });
    await host.send('/menu');
    const write = (at: string, text: string) =>
      host.upstream.status('/uploads/a_1.jpg', 200, text, {
        'last-modified': new Date(at).toUTCString(),
        'content-length': String(text.length),
      });
    write('2026-11-21T04:00:00Z', 'one');
    const named = await host.send('/uploads/a_1.jpg?v=abc1');
    expect(named.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const query of ['', '?v=abc2', '?v=ABC', '?x=1']) {
      const { headers } = await host.send(`/uploads/a_1.jpg${query}`);
      expect(headers['cache-control'], query).toBe('public, max-age=60');
    }
    const sent = { headers: { 'if-none-match': named.headers.etag } };
    for (const known of [sent, { headers: { 'if-none-match': '*' } }])
      expect(await host.send('/uploads/a_1.jpg', known)).toMatchObject({ status: 304, text: '' });
    write('2026-11-21T04:00:01Z', 'two');
    expect(await host.send('/uploads/a_1.jpg', sent)).toMatchObject({ status: 200, text: 'two' });
  });

  test('keeps the policy of the API documentation, and of nothing else under /api', async () => {
    const host = await startHost();
    const policy = { 'content-security-policy': "style-src 'sha256-x'", 'content-type': 'text/html' };
    for (const path of ['/api/docs', '/api/documents']) host.upstream.status(path, 200, '<p>', policy);
    expect((await host.send('/api/docs')).headers['content-security-policy']).toBe("style-src 'sha256-x'");
    expect((await host.send('/api/documents')).headers['content-security-policy']).toContain('sandbox');
  });

  test.each([
    ['/cms/../api/admin', 404],
    ['/uploads/../api/site', 400],
    ['/uploads/%2e%2e/%2e%2e/etc/passwd', 400],
    ['/api/..%2fsecret', 400],
  ])('never goes the climbing path %s', async (path, status) => {
    const host = await startHost();
    const seenBefore = host.upstream.seen.length;
    expect((await host.send(path)).status).toBe(status);
    await pause(20);
    const later = host.upstream.seen.slice(seenBefore).filter(({ headers }) => 'x-forwarded-for' in headers);
    expect(later).toEqual([]);
  });
});

describe('an unavailable CMS', () => {
  test('is reported with the standard error shape', async () => {
    const host = await startHost();
    await host.upstream.down();
    const { status, headers, text } = await host.send('/api/contact', { method: 'POST', body: '{}' });
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '5', 'content-type': 'application/json; charset=utf-8' });
    expect(JSON.parse(text)).toEqual({
      status: 503,
      error: 'ServiceUnavailableError',
      message: 'The service is not answering right now. Please try again in a moment.',
    });
  });

  test.each([
    ['GET', 503, 'try again'],
    ['PATCH', 504, 'check whether it was done'],
  ])('that hangs up on a %s before it answers is reported with %i', async (method, status, advice) => {
    const host = await startHost();
    host.upstream.on('/api/admin/menu/a', (_request, response) => response.destroy());
    const { text, ...answer } = await host.send('/api/admin/menu/a', { method });
    expect(answer.status).toBe(status);
    expect(JSON.parse(text)).toMatchObject({ status, message: expect.stringContaining(advice) });
  });

  test.each([
    ['GET', 502, 503],
    ['PATCH', 502, 504],
    ['PATCH', 503, 503],
  ])(
    'that a balancer reports in its own way on a %s with %i is reported with %i',
    async (method, theirs, ours) => {
      const host = await startHost();
      host.upstream.on('/api/admin/menu/a', (_request, response) => response.writeHead(theirs).end());
      const { text, ...answer } = await host.send('/api/admin/menu/a', { method });
      expect(answer.status).toBe(ours);
      expect(JSON.parse(text)).toMatchObject({ status: ours, message: expect.any(String) });
    },
  );

  test('is reported with a page when a person opens the panel', async () => {
    const host = await startHost();
    await host.upstream.down();
    const page = await host.send('/cms/admin', { headers: { accept: 'text/html,*/*' } });
    expect(page).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect(page.text).toContain('The content panel isn’t responding');
    const call = await host.send('/cms/admin/init', { headers: { accept: 'application/json' } });
    expect(call).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect(JSON.parse(call.text).error).toMatchObject({ message: expect.stringContaining('try again') });
  });

  test('that answers 503 is not retried over and over', async () => {
    const host = await startHost();
    const type = { 'content-type': 'application/json' };
    host.upstream.status('/api/health', 503, '{"status":503}', { 'retry-after': '1', ...type });
    expect(await host.send('/api/health')).toMatchObject({ status: 503, text: '{"status":503}' });
    expect(host.upstream.requestsFor('/api/health')).toHaveLength(1);
  });
});

test('a visitor who leaves midway does no harm', async () => {
  const host = await startHost();
  host.upstream.on('/api/health', (_request, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('x'.repeat(10_000)), 5);
    response.on('close', () => clearInterval(timer));
  });
  const { port } = new URL(host.origin);
  const download = request({ port, path: '/api/health' }, (response) => {
    response.once('data', () => download.destroy());
    response.on('error', () => undefined);
  });
  download.on('error', () => undefined).end();
  const upload = request({
    port,
    path: '/api/admin/uploads',
    method: 'POST',
    headers: { 'content-length': '1000' },
  });
  upload.on('error', () => undefined);
  upload.write('half');
  await until(() => host.upstream.requestsFor('/api/admin/uploads').length > 0);
  upload.destroy();
  await pause(100);
  expect((await host.send('/health')).status).toBe(200);
});

test('a visitor who leaves before the CMS has answered is not logged as a failure', async () => {
  const host = await startHost();
  const answers: ServerResponse[] = [];
  host.upstream.on('/api/contact', (_request, response) => answers.push(response));
  const { port } = new URL(host.origin);
  const call = request({ port, path: '/api/contact', method: 'POST' });
  call.on('error', () => undefined).end('{}');
  await until(() => answers.length === 1);
  call.destroy();
  await pause(50);
  const [answer] = answers;
  answer?.writeHead(201).write('{');
  await until(() => answer?.closed === true);
  expect((await host.send('/health')).status).toBe(200);
  expect(host.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
