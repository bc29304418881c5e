import { describe, expect, test } from 'vitest';
import type { Sent } from '../testing/http';
import { startHost } from '../testing/running-host';

const FORM = 'application/x-www-form-urlencoded';

describe('refused without reaching the CMS:', () => {
  test.each<[string, Sent, number, string]>([
    [
      'a form from another site',
      { headers: { 'content-type': FORM, 'sec-fetch-site': 'cross-site' }, body: 'message=Hola' },
      403,
      'It came from another site.',
    ],
    [
      'a foreign origin',
      { headers: { 'content-type': FORM, origin: 'https://evil.example' }, body: 'message=Hola' },
      403,
      'It came from another site.',
    ],
    [
      'JSON',
      { headers: { 'content-type': 'application/json' }, body: '{}' },
      415,
      'use the form on our contact page',
    ],
    [
      'plain text',
      { headers: { 'content-type': 'text/plain' }, body: 'message=Hola' },
      415,
      'use the form on our contact page',
    ],
    ['a body without a type', { body: 'message=Hola' }, 415, 'use the form on our contact page'],
    ['nothing at all', {}, 400, 'could not be read'],
    [
      'bytes that are not UTF-8',
      { headers: { 'content-type': FORM }, body: Buffer.from([109, 61, 255]) },
      400,
      'could not be read',
    ],
    ['a broken escape', { headers: { 'content-type': FORM }, body: 'message=%zz' }, 400, 'could not be read'],
    [
      'a megabyte of name',
      {
        headers: { 'content-type': FORM, 'content-length': '1048581' },
        body: `name=${'x'.repeat(1024 * 1024)}`,
      },
      413,
      'too long',
    ],
    [
      'a megabyte of unannounced length',
      {
        headers: { 'content-type': FORM, 'transfer-encoding': 'chunked' },
        body: `name=${'x'.repeat(1024 * 1024)}`,
      },
      413,
      'too long',
    ],
  ])('%s', async (_, sent, status, said) => {
    const host = await startHost();
    await host.send('/');
    const answer = await host.send('/contact', { method: 'POST', ...sent });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(answer.text).toContain(said);
    expect(answer.text).toContain('(617) 555-0199');
    expect(host.upstream.requestsFor('/api/contact')).toEqual([]);
  });

  test('refuses other methods, and forms sent to other pages', async () => {
    const host = await startHost();
    const put = await host.send('/contact?x=1', { method: 'PUT', body: 'a' });
    expect(put).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD, POST' } });
    const menu = await host.send('/menu', { method: 'POST', headers: { 'content-type': FORM }, body: 'a=b' });
    expect(menu).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    expect((await host.send('/contact', { method: 'HEAD' })).status).toBe(200);
  });
});
