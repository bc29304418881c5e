import { expect, it } from 'vitest';
import { expectAsWritten, writtenCall } from './as-written';
import type { Reply } from './running-cms';

const json = { 'content-type': 'application/json; charset=utf-8' };
const health = '/api/health';
const failure = { status: 503, error: 'ServiceUnavailableError', message: 'Not now.' };

const reply = (status: number, body: unknown, headers: Record<string, string> = json): Reply => ({
  status,
  body,
  headers: new Headers(headers),
  text: body === null ? '' : JSON.stringify(body),
});

it('accepts what the contract says', () => {
  expectAsWritten('GET', health, reply(200, { status: 'ok' }));
  expectAsWritten('GET', `${health}?a=b`, reply(503, failure));
  expectAsWritten('GET', '/api/site', reply(304, null, { etag: '"abc"' }));
});

it.each<[string, string, string, Reply]>([
  ['a field that is not in the contract', 'GET', health, reply(200, { status: 'ok', uptime: 7 })],
  ['a field that is missing', 'GET', health, reply(200, {})],
  ['a status that is not listed', 'GET', health, reply(418, failure)],
  ['a failure of another shape', 'GET', health, reply(503, { error: { status: 503 } })],
  ['a failure whose body has another status', 'GET', health, reply(503, { ...failure, status: 500 })],
  ['a failure that is not JSON', 'GET', health, reply(503, failure, { 'content-type': 'text/html' })],
  ['a missing ETag', 'GET', '/api/site', reply(304, null)],
  ['a body where there is none', 'GET', '/api/site', reply(304, {}, { etag: '"abc"' })],
  ['no Retry-After', 'POST', '/api/contact', reply(429, { ...failure, status: 429 })],
  ['a call that does not exist', 'DELETE', health, reply(200, null)],
])('refuses %s', (_what, method, path, given) => {
  expect(() => expectAsWritten(method, path, given)).toThrow();
});

it('finds the call as the router does', () => {
  expect(writtenCall('GET', '/api/admin/menu/categories').path).toBe('/admin/menu/categories');
  expect(writtenCall('GET', '/api/admin/menu/abc?x=1').path).toBe('/admin/menu/:id');
});
