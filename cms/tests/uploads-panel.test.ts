import { readdir } from 'node:fs/promises';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { flat, quarter, withPlaceAndTime, withTransparency } from './make-pictures';
import { cms, place, staff, startOwnCms } from './own-cms';
import { download, expectNoTemporaryFiles, sendForm, temporaryFiles, type Sending } from './sending-pictures';

let headers: Record<string, string>;

startOwnCms();

beforeAll(async () => {
  const { body } = await cms.ask('/admin/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'owner@casabodegon.example', password: 'Cocina-1996' }),
  });
  headers = { authorization: `Bearer ${body.data.accessToken ?? body.data.token}` };
});

afterEach(expectNoTemporaryFiles);

type Sent = { bytes: Uint8Array | string; name?: string; type?: string };

/** Sends files the way the media library does. */
function upload(files: Sent[], { path = '/upload', info = {} }: { path?: string; info?: object } = {}) {
  const sending: Sending = {
    files: files.map((file) => ({ ...file, field: 'files' })),
    fields: files.map(({ name = 'photo.jpg' }): [string, string] => [
      'fileInfo',
      JSON.stringify({ name, ...info }),
    ]),
    headers,
  };
  return sendForm(cms, path, sending);
}

const jpeg = async () => (await quarter(600, 400)).jpeg().toBuffer();

describe('the media library', () => {
  it('takes a picture through the same gate as the API', async () => {
    const { status, body } = await upload([{ bytes: await withPlaceAndTime(), name: 'Holiday.jpg' }], {
      info: { alternativeText: 'A plate', caption: 'Ours' },
    });
    expect(status).toBe(201);
    expect(body).toEqual([
      expect.objectContaining({
        name: 'Holiday.jpg',
        alternativeText: 'A plate',
        caption: 'Ours',
        url: expect.stringMatching(/^\/uploads\/[\da-f]{32}\.jpg$/),
        width: 60,
        height: 40,
        mime: 'image/jpeg',
      }),
    ]);
    const { bytes } = await download(cms, body[0].url);
    expect(bytes.toString('latin1')).not.toMatch(/Secret|GPS|Exif|xmpmeta/);
  });

  it('takes several in one request, each with its own text', async () => {
    const { status, body } = await upload([
      { bytes: await jpeg(), name: 'one.jpg' },
      { bytes: await (await withTransparency()).png().toBuffer(), name: 'two.png', type: 'image/png' },
    ]);
    expect(status).toBe(201);
    expect(body.map(({ name, mime }: { name: string; mime: string }) => [name, mime])).toEqual([
      ['one.jpg', 'image/jpeg'],
      ['two.png', 'image/webp'],
    ]);
  });

  it('takes no more than twenty, and stops reading there', async () => {
    const { status, body } = await upload(Array.from({ length: 900 }, () => ({ bytes: 'x' })));
    expect(status).toBe(400);
    expect(body.error.message).toBe('Send at most 20 files at a time.');
  });

  it.each([
    [
      'SVG',
      async () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'a.svg',
      'image/svg+xml',
      /JPEG, PNG, WebP or AVIF/,
    ],
    [
      'HTML named photo.jpg',
      async () => '<!doctype html><script>alert(1)</script>',
      'photo.jpg',
      'image/jpeg',
      /JPEG, PNG, WebP or AVIF/,
    ],
    ['GIF', async () => (await quarter()).gif().toBuffer(), 'a.gif', 'image/gif', /JPEG, PNG, WebP or AVIF/],
    ['text', async () => 'Hello', 'notes.txt', 'text/plain', /not allowed/],
    [
      'half a picture',
      async () => (await jpeg()).subarray(0, 1_000),
      'photo.jpg',
      'image/jpeg',
      /broken or incomplete/,
    ],
    ['51 megapixels', async () => flat(8_500, 6_000).png().toBuffer(), 'a.png', 'image/png', /50 megapixels/],
  ])('refuses %s in a sentence', async (_what, make, name, type, sentence) => {
    const before = await readdir(place.uploadsDir);
    const { status, body } = await upload([{ bytes: await make(), name, type }]);
    expect(status).toBe(400);
    expect(body.error.message).toMatch(sentence);
    expect(await readdir(place.uploadsDir)).toEqual(before);
  });

  it('fetches nothing from an address, which could be one inside the network', async () => {
    const { text } = await cms.ask('/upload/actions/upload-from-urls', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ urls: [`http://0.0.0.0:${new URL(cms.url).port}/_health`] }),
    });
    expect(text).toContain('Save the picture on this device first');
  });

  it('refuses more than 10 MB', async () => {
    for (const bytes of [10 * 1024 * 1024 + 1, 11 * 1024 * 1024]) {
      const { status, body } = await upload([{ bytes: Buffer.concat([await jpeg(), Buffer.alloc(bytes)]) }]);
      expect([400, 413]).toContain(status);
      expect(body.error.message).toBe('A picture may have at most 10 MB.');
    }
  });
});

describe('a picture in another’s place', () => {
  it('is sent to the staff admin, which keeps the old one for the history', async () => {
    const [old] = (await upload([{ bytes: await jpeg(), name: 'first.jpg' }])).body;
    const before = await download(cms, old.url);
    const { status, body } = await upload([{ bytes: await withPlaceAndTime(), name: 'second.jpg' }], {
      path: `/upload?id=${old.id}`,
    });
    expect(status).toBe(400);
    expect(body.error.message).toBe(
      'Upload the new photo and choose it where this one is shown, or replace it on “Photos” in the staff area.',
    );
    expect(await download(cms, old.url)).toEqual(before);
  });
});

describe('a full disk', () => {
  it('is reported in the panel too', async () => {
    const before = await readdir(place.uploadsDir);
    const provider = cms.strapi.plugin('upload').provider as { uploadStream(file: object): Promise<void> };
    vi.spyOn(provider, 'uploadStream').mockRejectedValue(
      Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    );
    const { status, body } = await upload([{ bytes: await jpeg() }]);
    expect(status).toBe(400);
    expect(body.error.message).toMatch(/no room left/);
    expect(await readdir(place.uploadsDir)).toEqual(before);
  });
});

describe('someone else', () => {
  it.each(['/upload', '/upload?id=1', '/upload/files', '/admin/login', '/nope'])(
    'writes nothing to the disk by a form: %s',
    async (path) => {
      for (const authorization of ['', 'Bearer forged', `Bearer ${staff.token}`]) {
        const reply = await sendForm(cms, path, {
          files: [{ bytes: await jpeg(), field: 'files' }],
          headers: { authorization },
        });
        expect(reply.status).toBe(401);
        expect(await temporaryFiles()).toEqual([]);
      }
    },
  );
});
