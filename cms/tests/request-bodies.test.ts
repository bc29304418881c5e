import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cms, staff, startOwnCms } from './own-cms';
import { peopleOf } from './people';
import { expectNoTemporaryFiles, sendForm, temporaryFiles } from './sending-pictures';

startOwnCms();

afterEach(expectNoTemporaryFiles);

const json = 'application/json';
const kilobyte = 1024;
const open = ['/api/contact', '/api/auth/login', '/api/nope'];
const categories = '/api/admin/menu/categories';

function post(path: string, body: RequestInit['body'], headers: Record<string, string> = {}) {
  const authorization: Record<string, string> = path.startsWith('/api/admin')
    ? { authorization: `Bearer ${staff.token}` }
    : {};
  return cms.ask(path, { method: 'POST', body, headers: { ...authorization, ...headers } });
}

const refusal = (status: number) => ({
  status,
  body: { status, error: expect.any(String), message: expect.any(String) },
});

describe('a body that is not JSON', () => {
  it.each([
    ['text/plain', '{"a":1}'],
    ['application/x-www-form-urlencoded', 'a=1'],
    ['application/xml', '<a/>'],
    ['application/json-patch+json', '[]'],
    ['application/octet-stream', 'abc'],
    ['nonsense', 'abc'],
  ])('is refused: %s', async (type, body) => {
    for (const path of [...open, categories]) {
      expect(await post(path, body, { 'content-type': type }), path).toMatchObject(refusal(415));
    }
    expect(await post('/api/admin/uploads', body, { 'content-type': type })).toMatchObject(refusal(415));
  });

  it('is refused if it has no type', async () => {
    const untyped = new Blob(['{}']);
    for (const path of [...open, categories])
      expect(await post(path, untyped), path).toMatchObject(refusal(415));
  });

  it('is refused as a form with a file, which never reaches the disk', async () => {
    for (const path of [...open, categories]) {
      const reply = await sendForm(cms, path, {
        files: [{ bytes: Buffer.alloc(10 * kilobyte) }],
        headers: { authorization: `Bearer ${staff.token}` },
      });
      expect(reply, path).toMatchObject(refusal(415));
      expect(await temporaryFiles()).toEqual([]);
    }
  });

  it('is refused if it is compressed', async () => {
    const body = gzipSync(JSON.stringify({ text: 'a'.repeat(500 * kilobyte) }));
    expect(body.length).toBeLessThan(kilobyte);
    const headers = { 'content-type': json, 'content-encoding': 'gzip' };
    for (const path of [...open, categories])
      expect(await post(path, body, headers), path).toMatchObject(refusal(415));
  });

  it('is not looked at if the method is wrong', async () => {
    for (const type of [json, 'text/plain', 'multipart/form-data; boundary=x']) {
      const reply = await post('/api/menu/full', 'a'.repeat(65 * kilobyte), { 'content-type': type });
      expect(reply, type).toMatchObject(refusal(405));
      expect(await temporaryFiles()).toEqual([]);
    }
  });

  it('counts as no body if nothing is sent', async () => {
    expect((await post('/api/menu/full', null)).status).toBe(405);
    expect((await post('/api/menu/full', '')).status).toBe(405);
  });
});

describe('a missing body, where one is required', () => {
  const noObject = { status: 400, message: 'The body must be a JSON object.' };

  it.each([[json], ['text/plain'], [undefined]])('is refused, of type %s', async (type) => {
    const headers = { authorization: `Bearer ${staff.token}`, ...(type ? { 'content-type': type } : {}) };
    // Fetch sends `Content-Length: 0`; other clients send no length.
    const reply = await cms.ask(categories, { method: 'POST', headers });
    expect(reply).toMatchObject({ status: 400, body: noObject });
    expect(await askWithoutLength(headers)).toMatchObject(noObject);
  });

  async function askWithoutLength(headers: Record<string, string>): Promise<unknown> {
    const sent = request(cms.url + categories, { method: 'POST', headers });
    sent.useChunkedEncodingByDefault = false;
    sent.end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return JSON.parse((await response.setEncoding('utf8').toArray()).join(''));
  }
});

describe('a body that is too large', () => {
  const ofBytes = (bytes: number) => `{"a":"${'a'.repeat(bytes - 8)}"}`;

  it.each([
    ['/api/contact', 64 * kilobyte],
    ['/api/nope', 64 * kilobyte],
    [categories, 1024 * kilobyte],
  ])('%s accepts this many bytes and not one more: %i', async (path, most) => {
    const headers = { 'content-type': json };
    expect((await post(path, ofBytes(most), headers)).status).not.toBe(413);
    expect(await post(path, ofBytes(most + 1), headers)).toMatchObject(refusal(413));
  });

  it.each(['/api/contact', categories])('%s refuses megabytes without a stated length', async (path) => {
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from('{"a":"'));
        for (let count = 0; count < 3 * 16; count += 1) controller.enqueue(Buffer.alloc(64 * kilobyte, 'a'));
        controller.enqueue(Buffer.from('"}'));
        controller.close();
      },
    });
    const reply = await cms.ask(path, {
      method: 'POST',
      headers: { 'content-type': json, authorization: `Bearer ${staff.token}` },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(reply).toMatchObject(refusal(413));
  });
});

describe('JSON', () => {
  const headers = { 'content-type': json };

  it.each(['{"a":', '"text"', '[]', '1', 'null', '{"a":1}}', '\0', "{'a':1}"])(
    'that cannot be read: %j',
    async (body) => {
      for (const path of ['/api/contact', categories]) {
        expect(await post(path, body, headers), path).toMatchObject(refusal(400));
      }
    },
  );

  it.each([
    ['lists', '['.repeat(128 * kilobyte) + ']'.repeat(128 * kilobyte)],
    ['objects', '{"a":'.repeat(50 * kilobyte) + '1' + '}'.repeat(50 * kilobyte)],
    ['lists in a field', `{"name":${'['.repeat(128 * kilobyte)}${']'.repeat(128 * kilobyte)}}`],
  ])('with 256 kB of nested %s is refused and does no harm', async (_what, body) => {
    expect(await post(categories, body, headers)).toMatchObject(refusal(400));
    expect((await cms.ask('/api/health')).status).toBe(200);
  });

  it.each([
    '{"__proto__":{"isGrand":true},"name":"Fine"}',
    '{"constructor":{"prototype":{"isGrand":true}},"name":"Fine"}',
    '{"name":{"__proto__":{"isGrand":true}}}',
  ])('that targets the prototype of all objects changes nothing: %s', async (body) => {
    expect(await post(categories, body, headers)).toMatchObject(refusal(400));
    expect(({} as { isGrand?: boolean }).isGrand).toBeUndefined();
  });

  it('a form that targets the prototype of all objects changes nothing', async () => {
    const reply = await sendForm(cms, '/api/admin/uploads', {
      fields: [
        ['__proto__[isGrand]', 'true'],
        ['constructor[prototype][isGrand]', 'true'],
        ['__proto__', 'x'],
      ],
      files: [{ bytes: 'x', field: '__proto__' }],
      headers: { authorization: `Bearer ${staff.token}` },
    });
    expect(reply).toMatchObject(refusal(400));
    expect(({} as { isGrand?: boolean }).isGrand).toBeUndefined();
  });
});

describe('somebody who is not signed in', () => {
  let tokenOfBlocked: string;
  beforeAll(async () => {
    const people = peopleOf(cms);
    const account = await people.add();
    tokenOfBlocked = (await people.signIn(account)).body.token;
    expect((await people.me(tokenOfBlocked)).status).toBe(200);
    await people.change(account.id, { blocked: true });
  });

  const answerToHead = (head: string[]) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(cms.url).port), '127.0.0.1');
      socket.on('error', reject);
      socket.on('data', (chunk) => {
        resolve(chunk.toString());
        socket.destroy();
      });
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
    });

  it.each([
    '/api/admin/menu/categories',
    '/api/admin/uploads',
    '/API/Admin/menu/categories/',
    '/api/admin/nope',
  ])('is answered before a byte of the body has arrived: %s', async (path) => {
    for (const token of ['', 'Authorization: Bearer forged', `Authorization: Bearer ${tokenOfBlocked}`]) {
      const answer = await answerToHead(
        [
          `POST ${path} HTTP/1.1`,
          'Host: localhost',
          `Content-Type: ${json}`,
          'Content-Length: 1000',
          token,
        ].filter((line) => line !== ''),
      );
      expect(answer).toMatch(/^HTTP\/1\.1 401 /);
      expect(answer).toContain('UnauthorizedError');
    }
  });
});
