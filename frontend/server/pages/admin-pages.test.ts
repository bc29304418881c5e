import { expect, test } from 'vitest';
import { fixtureApp } from '../testing/fixture-app';
import { startHost } from '../testing/running-host';

const nonceOf = (text: string) => /"nonce":"([^"]+)"/.exec(text)?.[1] ?? '';

test('each answer has its own nonce, allowed by its policy, and is never cached', async () => {
  const host = await startHost();
  const [first, second] = [await host.send('/admin/menu'), await host.send('/admin/menu')];
  expect(first.status).toBe(200);
  const [nonce, other] = [nonceOf(first.text), nonceOf(second.text)];
  expect(nonce).toMatch(/^[\w+/]{22}==$/);
  expect(nonce).not.toBe(other);
  const policy = String(first.headers['content-security-policy']);
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("img-src 'self' data: blob:");
  expect(policy).not.toContain('unsafe-inline');
  expect(first.headers['cache-control']).toBe('no-store');
  expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
});

test('an unknown path redirects to the home page, another spelling to the canonical one with its query', async () => {
  const host = await startHost();
  for (const path of ['/admin/nothing', '/admin/Menu', '/admin/menu/x/y']) {
    const answer = await host.send(path);
    expect([path, answer.status, answer.headers.location]).toEqual([path, 302, '/']);
  }
  const slash = await host.send('/admin/menu/?state=unavailable');
  expect([slash.status, slash.headers.location]).toEqual([301, '/admin/menu?state=unavailable']);
  expect((await host.send('/admin/%zz')).status).toBe(400);
});

test('needs neither the CMS nor a copy of its content', async () => {
  const host = await startHost();
  await host.upstream.down();
  expect((await host.send('/admin/login')).status).toBe(200);
});

test('accepts only GET and HEAD', async () => {
  const host = await startHost();
  expect((await host.send('/admin/login', { method: 'POST' })).status).toBe(405);
});

test('a document that cannot be rendered gives a notice that hides the cause, and one log line', async () => {
  const app = {
    ...fixtureApp,
    renderAdminDocument: () => {
      throw new Error('no such entry');
    },
  };
  const host = await startHost({ app });
  const answer = await host.send('/admin', { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(500);
  expect(answer.text).not.toContain('no such entry');
  expect(JSON.stringify(host.log)).toContain('no such entry');
});
