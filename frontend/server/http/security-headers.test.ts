import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { SCRIPT, STYLE } from '../testing/fixture-app';
import { startHost } from '../testing/running-host';

const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
  "frame-src 'self' https://www.openstreetmap.org https://www.google.com; object-src 'none'; base-uri 'none'; " +
  "form-action 'self'; frame-ancestors 'none'";

test.each([
  '/menu',
  '/favicon.svg',
  '/api/site',
  '/api/health',
  '/health',
  '/%',
  '/img/640/x',
  '/nowhere',
  '/uploads/x.jpg',
])('%s carries them', async (path) => {
  const host = await startHost({ files: { 'favicon.svg': '<svg/>' } });
  const { headers } = await host.send(path);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
});

test('a page may only run and load the site’s own files', async () => {
  const host = await startHost();
  const policy = (await host.send('/')).headers['content-security-policy'];
  expect(policy).toBe(`${POLICY}; upgrade-insecure-requests`);
});

test('a page may carry its own style element and script and no others', async () => {
  const host = await startHost();
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  for (const [path, style, script] of [
    ['/menu', `'self' ${hash(STYLE)}`, `'self' ${hash(SCRIPT)}`],
    ['/', "'self'", "'self'"],
  ] as const) {
    const { headers } = await host.send(path);
    expect(headers['content-security-policy']).toContain(`; script-src ${script}; style-src ${style}; `);
  }
});

test('a site without TLS does not ask for it', async () => {
  const host = await startHost({ variables: { PUBLIC_URL: 'http://localhost:3000' } });
  const { headers } = await host.send('/');
  expect(headers['content-security-policy']).toBe(POLICY);
  expect(headers).not.toHaveProperty('strict-transport-security');
});
