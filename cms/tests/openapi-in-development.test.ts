import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCms, type RunningCms } from './running-cms';
import { makePlace, type TemporaryPlace } from './temporary-place';
import { routedCalls, written, writtenCalls } from './written-calls';

let place: TemporaryPlace;
let cms: RunningCms;

beforeAll(async () => {
  place = await makePlace();
  cms = await startCms(place, { NODE_ENV: 'development' });
});

afterAll(async () => {
  await cms?.stop();
  await place?.remove();
});

it('the router has the written API besides', () => {
  const docs = ['GET /api/docs', 'GET /api/docs/openapi.json'];
  expect(routedCalls(cms)).toEqual([...writtenCalls.map(({ call }) => call), ...docs].sort());
});

it('serves the document', async () => {
  const reply = await cms.ask('/api/docs/openapi.json');
  expect(reply).toMatchObject({ status: 200, body: JSON.parse(JSON.stringify(written)) });
  const asked = await cms.ask('/api/docs', { headers: { accept: 'application/json' } });
  expect(asked.body).toEqual(reply.body);
});

it('serves a page for people that loads nothing', async () => {
  const page = await cms.ask('/api/docs', { headers: { accept: 'text/html' } });
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const style = /<style>([^]*?)<\/style>/.exec(page.text)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  expect(page.text).not.toMatch(/<script|<link|<img|\ssrc=|\sstyle=|\son\w+=/);
  for (const { call } of writtenCalls) {
    const [method = '', path = ''] = call.split(' ');
    expect(page.text).toContain(`<span class="method">${method}</span> <span class="path">${path}</span>`);
  }
});
