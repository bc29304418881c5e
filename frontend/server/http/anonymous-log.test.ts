import { expect, test } from 'vitest';
import type { AppEntry } from '../host-parts';
import { fixtureApp } from '../testing/fixture-app';
import { startHost } from '../testing/running-host';
import { ANONYMOUS_LOG } from './anonymous-log';

const ADDRESS = 'marker@diner.example';

test('an error is logged without the personal data it carries or quotes', () => {
  const cause = Object.assign(new Error(`connect to //web:marker@cms failed`), {
    code: 'ECONNREFUSED',
    port: 1,
  });
  const failure = Object.assign(new TypeError(`No answer to /x?search=${ADDRESS} of ${ADDRESS}`, { cause }), {
    input: ADDRESS,
    body: { message: 'marker' },
  });
  const logged = ANONYMOUS_LOG.err(failure);
  expect(logged).toMatchObject({
    type: 'TypeError',
    message: 'No answer to /x?… of …@…',
    stack: expect.stringMatching(/\n {4}at .*anonymous-log\.test\.ts:\d+/),
    cause: { type: 'Error', code: 'ECONNREFUSED', message: 'connect to //…@cms failed' },
  });
  expect(JSON.stringify(logged)).not.toContain('marker');
});

test('an error that quotes thousands of made-up addresses is logged at once', () => {
  const startedAt = performance.now();
  ANONYMOUS_LOG.err(new Error('a%40'.repeat(700)));
  expect(performance.now() - startedAt).toBeLessThan(500);
});

test('a failed search leaves its path in the log but none of its words', async () => {
  const app: AppEntry = {
    ...fixtureApp,
    isAdminPath: () => true,
    renderAdminDocument() {
      throw new URIError(`No document for ${ADDRESS}`);
    },
  };
  const host = await startHost({ app, variables: { LOG_LEVEL: 'debug' } });
  const answer = await host.send(`/admin/contacts?search=${encodeURIComponent(ADDRESS)}&q=marker`);
  expect(answer.status).toBe(500);
  const logged = host.log.find(({ msg }) => msg === 'A request failed.');
  expect(logged).toMatchObject({
    reqId: answer.headers['x-request-id'],
    url: '/admin/contacts?…',
    err: { type: 'URIError' },
  });
  expect(JSON.stringify(host.log)).not.toContain('marker');
});
