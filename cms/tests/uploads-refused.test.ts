import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { flat, quarter } from './make-pictures';
import { cms, place, staff, startOwnCms } from './own-cms';
import { expectNoTemporaryFiles, sendForm, sendPicture, temporaryFiles } from './sending-pictures';

let token: string;
let photo: Buffer;
const path = '/api/admin/uploads';
const tenMegabytes = 10 * 1024 * 1024;

startOwnCms();

beforeAll(async () => {
  ({ token } = staff);
  photo = await (await quarter(600, 400)).jpeg({ quality: 100 }).toBuffer();
});

// A refused picture leaves nothing behind.
afterEach(async () => {
  await expectNoTemporaryFiles();
  expect(await readdir(place.uploadsDir)).toEqual([]);
  expect(await cms.strapi.db.query('plugin::upload.file').count()).toBe(0);
});

const asStaff = () => ({ authorization: `Bearer ${token}` });
const refusal = (status: number, message: unknown = expect.any(String)) => ({
  status,
  body: { status, error: expect.any(String), message },
});

describe('a file that is not a picture', () => {
  it.each([
    [
      'SVG with a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'a.svg',
      'image/svg+xml',
    ],
    ['HTML named photo.jpg', '<!doctype html><script>alert(1)</script>', 'photo.jpg', 'image/jpeg'],
    ['text', 'Hello', 'notes.txt', 'text/plain'],
    ['PDF', '%PDF-1.7\n%âãÏÓ\n1 0 obj', 'menu.pdf', 'application/pdf'],
  ])('%s is refused', async (_what, content, name, type) => {
    expect(await sendPicture(cms, token, content, { name, type })).toMatchObject(
      refusal(415, expect.stringContaining('JPEG, PNG, WebP or AVIF')),
    );
  });

  it.each(['gif', 'tiff'] as const)('%s is refused, though it can be decoded', async (format) => {
    const bytes = await (await quarter()).toFormat(format).toBuffer();
    expect(await sendPicture(cms, token, bytes)).toMatchObject(refusal(415));
  });

  it('an empty file is refused', async () => {
    expect(await sendPicture(cms, token, '')).toMatchObject(refusal(400, 'The file is empty.'));
  });
});

describe('a broken picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s cut short is refused', async (format) => {
    const whole = await (await quarter(600, 400)).toFormat(format, { quality: 90 }).toBuffer();
    for (const part of [0.5, 0.9]) {
      const reply = await sendPicture(cms, token, whole.subarray(0, Math.floor(whole.length * part)));
      expect(reply, `${part}`).toMatchObject(refusal(400, expect.stringContaining('broken or incomplete')));
    }
  });

  it.each([
    ['only the beginning of a JPEG', Buffer.from('ffd8ffe000104a464946', 'hex')],
    [
      'the mark of a PNG and noise',
      Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(500, 7)]),
    ],
    ['the mark of a WebP and noise', Buffer.from(`RIFF\x24\0\0\0WEBP${'x'.repeat(200)}`, 'latin1')],
    [
      'the mark of an AVIF and noise',
      Buffer.from(`\0\0\0\x14ftypavif\0\0\0\0avif${'x'.repeat(200)}`, 'latin1'),
    ],
  ])('%s is refused', async (_what, bytes) => {
    expect(await sendPicture(cms, token, bytes)).toMatchObject(refusal(400));
  });
});

describe('a picture that is too large', () => {
  it('has more than 50 megapixels, and is not decoded', async () => {
    const whole = await flat(8_500, 6_000).png().toBuffer();
    // Decoding half of it would fail with “broken” instead.
    for (const bytes of [whole, whole.subarray(0, whole.length / 2)]) {
      const reply = await sendPicture(cms, token, bytes);
      expect(reply).toMatchObject(refusal(413, 'A picture may have at most 50 megapixels.'));
    }
  });

  it.each([
    ['by a byte', 1],
    ['by the whole of what surrounds it', 256 * 1024],
    ['by a megabyte', 1024 * 1024],
  ])('has more than 10 MB %s', async (_what, more) => {
    const bytes = Buffer.concat([photo, Buffer.alloc(tenMegabytes + more - photo.length)]);
    expect(await sendPicture(cms, token, bytes)).toMatchObject(
      refusal(413, 'A picture may have at most 10 MB.'),
    );
  });

  it('has more than 10 MB, and does not say so', async () => {
    const boundary = 'x--x--x';
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(
          Buffer.from(
            `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
          ),
        );
        for (let megabytes = 0; megabytes < 12; megabytes += 1) controller.enqueue(Buffer.alloc(1024 * 1024));
        controller.enqueue(Buffer.from(`\r\n--${boundary}--\r\n`));
        controller.close();
      },
    });
    const reply = await cms.ask(path, {
      method: 'POST',
      headers: { ...asStaff(), 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(reply).toMatchObject(refusal(413));
  });
});

describe('a malformed form', () => {
  const file = () => ({ bytes: photo });
  it.each([
    ['no file', () => ({ fields: [['alt', 'A plate']] }), 'file'],
    ['nothing at all', () => ({ fields: [] }), 'file'],
    ['two files', () => ({ files: [file(), file()], fields: [['alt', 'A plate']] }), 'file'],
    [
      'a file of another name',
      () => ({ files: [{ ...file(), field: 'picture' }], fields: [['alt', 'x']] }),
      'picture',
    ],
    [
      'a second file of another name',
      () => ({ files: [file(), { ...file(), field: 'files' }], fields: [['alt', 'x']] }),
      'files',
    ],
    ['no alt', () => ({ files: [file()] }), 'alt'],
    ['an empty alt', () => ({ files: [file()], fields: [['alt', '  ']] }), 'alt'],
    ['a long alt', () => ({ files: [file()], fields: [['alt', 'a'.repeat(301)]] }), 'alt'],
    ['an alt with control characters', () => ({ files: [file()], fields: [['alt', 'a\0b']] }), 'alt'],
    [
      'two alts',
      () => ({
        files: [file()],
        fields: [
          ['alt', 'a'],
          ['alt', 'b'],
        ],
      }),
      'alt',
    ],
    [
      'another field',
      () => ({
        files: [file()],
        fields: [
          ['alt', 'a'],
          ['folder', '1'],
        ],
      }),
      'folder',
    ],
    ['fields in a field', () => ({ files: [file()], fields: [['alt[text]', 'a']] }), 'alt'],
    [
      'a file as text',
      () => ({
        fields: [
          ['alt', 'a'],
          ['file', 'text'],
        ],
      }),
      'file',
    ],
  ] as [string, () => Parameters<typeof sendForm>[2], string][])('%s', async (_what, make, field) => {
    const reply = await sendForm(cms, path, { ...make(), headers: asStaff() });
    expect(reply).toMatchObject(refusal(400));
    expect(reply.body.details[0].path).toBe(field);
  });

  it('a form that is cut off, but complete as a request', async () => {
    const body =
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\nabc';
    const headers = { ...asStaff(), 'content-type': 'multipart/form-data; boundary=x' };
    expect(await cms.ask(path, { method: 'POST', headers, body })).toMatchObject(refusal(400));
    const noBoundary = { ...asStaff(), 'content-type': 'multipart/form-data' };
    expect(await cms.ask(path, { method: 'POST', headers: noBoundary, body })).toMatchObject(refusal(400));
  });

  it('a dropped connection', async () => {
    // Koa would report it on the console.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { port } = new URL(cms.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n${'a'.repeat(50_000)}`,
    );
    await expect.poll(async () => (await temporaryFiles()).length).toBe(1);
    socket.destroy();
    await expectNoTemporaryFiles();
  });
});

describe('someone else', () => {
  it.each([
    ['nobody', () => ({})],
    ['a forged token', () => ({ authorization: `Bearer ${token.slice(0, -4)}AAAA` })],
    ['a token without a signature', () => ({ authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJpZCI6MX0.' })],
    [
      'an expired token',
      () => ({
        authorization: `Bearer ${cms.strapi.plugin('users-permissions').service('jwt').issue({ id: 1 }, { expiresIn: '-1s' })}`,
      }),
    ],
    ['a token of another kind', () => ({ authorization: `Basic ${token}` })],
  ])('is refused before a byte reaches the disk: %s', async (_who, headers) => {
    const reply = await sendForm(cms, path, {
      files: [{ bytes: photo }],
      fields: [['alt', 'A plate']],
      headers: headers(),
    });
    expect(reply).toMatchObject(refusal(401));
    expect(await temporaryFiles()).toEqual([]);
  });

  it('is refused with a signed token that is not a sign-in', async () => {
    const stranger = cms.strapi.plugin('users-permissions').service('jwt').issue({ id: 999_999 });
    expect(await sendPicture(cms, stranger, photo)).toMatchObject(refusal(401));
  });
});

describe('a disk that is full', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

  it('while the picture is stored: the half-written file is removed', async () => {
    const provider = cms.strapi.plugin('upload').provider as {
      uploadStream(file: { hash: string; stream: NodeJS.ReadableStream }): Promise<void>;
    };
    const write = provider.uploadStream.bind(provider);
    let written = 0;
    vi.spyOn(provider, 'uploadStream').mockImplementation(async (file) => {
      await write(file);
      written += 1;
      if (!file.hash.startsWith('thumbnail_')) throw full;
    });
    const reply = await sendPicture(cms, token, photo);
    expect(reply).toMatchObject(refusal(503, expect.stringContaining('no room left')));
    expect(written).toBe(2);
    expect(cms.takeErrors()).toEqual([expect.stringContaining('ENOSPC')]);
  });

  it('and a database that fails: the files are removed', async () => {
    const query = cms.strapi.db.query.bind(cms.strapi.db);
    vi.spyOn(cms.strapi.db, 'query').mockImplementation(((uid: 'plugin::upload.file') => {
      const all = query(uid);
      return uid === 'plugin::upload.file'
        ? { ...all, create: () => Promise.reject(new Error('the database is gone')) }
        : all;
    }) as typeof cms.strapi.db.query);
    expect(await sendPicture(cms, token, photo)).toMatchObject(refusal(500));
    expect(cms.takeErrors()).toHaveLength(1);
    vi.restoreAllMocks();
  });
});
