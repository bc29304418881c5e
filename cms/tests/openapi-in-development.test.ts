import { expect, it } from 'vitest';
import { cms, startUnusedCms } from './own-cms';
import { routedCalls, written, writtenCalls } from './written-calls';

startUnusedCms({ NODE_ENV: 'development' });

it('the router also serves the API document', () => {
  const docs = ['GET /api/docs', 'GET /api/docs/openapi.json', 'GET /api/docs/{file}'];
  expect(routedCalls(cms)).toEqual([...writtenCalls.map(({ call }) => call), ...docs].sort());
});

it('serves the document', async () => {
  const reply = await cms.ask('/api/docs/openapi.json');
  expect(reply).toMatchObject({ status: 200, body: JSON.parse(JSON.stringify(written)) });
  const asked = await cms.ask('/api/docs', { headers: { accept: 'application/json' } });
  expect(asked.body).toEqual(reply.body);
});

it('serves a page for people that loads nothing from elsewhere', async () => {
  const page = await cms.ask('/api/docs', { headers: { accept: 'text/html' } });
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(page.text).not.toMatch(/<script>|<style|\sstyle=|\son\w+=|\/\//);
  const loaded = [...page.text.matchAll(/\s(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
  expect(loaded).toHaveLength(3);
  for (const address of loaded) {
    const file = await cms.ask(address);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toMatch(/^(text\/css|(text|application)\/javascript)/);
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

it.each(['package.json', '..%2Fpackage.json', 'constructor'])(
  'no other file, like %s, is served',
  async (name) => {
    expect((await cms.ask(`/api/docs/${name}`)).status).toBe(404);
  },
);
