import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  animated,
  flat,
  heldLike,
  lookAt,
  quarter,
  withPlaceAndTime,
  withTransparency,
} from './make-pictures';
import { cms, place, staff, startOwnCms } from './own-cms';
import { download, expectNoTemporaryFiles, sendPicture } from './sending-pictures';

let token: string;

startOwnCms();

beforeAll(async () => {
  ({ token } = staff);
});

afterEach(expectNoTemporaryFiles);

/** Sends a picture and inspects what is stored. */
async function stored(bytes: Buffer, options = {}) {
  const { status, body } = await sendPicture(cms, token, bytes, options);
  expect(body).toMatchObject({ id: expect.stringMatching(/^[a-z0-9]{24}$/) });
  expect(status).toBe(201);
  const file = await download(cms, body.url);
  const seen = await lookAt(file.bytes);
  expect(seen).toMatchObject({ width: body.width, height: body.height });
  return { body, ...file, seen };
}

describe('a picture', () => {
  it('is stored, returned as stored, and served at a URL that reveals nothing of its name', async () => {
    const { body, type, seen } = await stored(await (await quarter()).jpeg().toBuffer(), {
      name: 'Paella.JPG',
    });
    expect(body).toEqual({
      id: expect.any(String),
      url: expect.stringMatching(/^\/uploads\/[\da-f]{32}\.jpg\?v=[\da-z]{1,12}$/),
      width: 60,
      height: 40,
      alt: 'A plate',
    });
    expect(type).toBe('image/jpeg');
    expect(seen).toMatchObject({ format: 'jpeg', space: 'srgb' });
    const row = await cms.strapi.db.query('plugin::upload.file').findOne({ where: { documentId: body.id } });
    expect(row).toMatchObject({
      name: 'Paella.JPG',
      alternativeText: 'A plate',
      mime: 'image/jpeg',
      ext: '.jpg',
    });
  });

  it.each([1, 3, 5, 6, 8])('is stored upright from EXIF orientation %i', async (orientation) => {
    const { seen } = await stored(await heldLike(orientation));
    expect(seen).toMatchObject({ width: 60, height: 40 });
    expect(seen.orientation ?? 1).toBe(1);
    expect(await seen.at(10, 10)).toBe('saffron');
    for (const [left, top] of [
      [50, 10],
      [10, 30],
      [50, 30],
    ] as const) {
      expect(await seen.at(left, top), `${left} ${top}`).toBe('blue');
    }
  });

  it('reveals nothing about where, when and by whom it was taken', async () => {
    const taken = await withPlaceAndTime();
    expect(taken.toString('latin1')).toContain('Ana Secreta');
    const { bytes, seen } = await stored(taken);
    expect([seen.exif, seen.xmp, seen.iptc, seen.icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.toString('latin1')).not.toMatch(/Secret|GPS|Exif|xmpmeta/);
    expect(await seen.at(10, 10)).toBe('saffron');
  });

  it('keeps nothing that was hidden after it', async () => {
    const polyglot = Buffer.concat([
      await (await quarter()).jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script><?php phpinfo();'),
    ]);
    const { bytes } = await stored(polyglot);
    expect(bytes.toString('latin1')).not.toMatch(/script|php/);
  });
});

describe('of every type', () => {
  it.each([
    ['PNG', async () => (await quarter()).png()],
    ['a PNG of 16 bits', async () => (await quarter()).toColourspace('rgb16').png()],
    ['a PNG with a palette', async () => (await quarter()).png({ palette: true })],
    ['a PNG with a fully opaque alpha channel', async () => (await quarter()).ensureAlpha().png()],
    ['a progressive JPEG', async () => (await quarter()).jpeg({ progressive: true })],
    ['a CMYK JPEG', async () => (await quarter()).toColourspace('cmyk').jpeg({ quality: 95 })],
    ['WebP', async () => (await quarter()).webp({ quality: 95 })],
    ['AVIF', async () => (await quarter()).avif({ quality: 90 })],
  ])('%s becomes a JPEG that looks the same', async (_what, make) => {
    const { body, type, seen } = await stored(await (await make()).toBuffer(), {
      name: 'x.bin',
      type: 'text/html',
    });
    expect(body.url).toMatch(/\.jpg\?/);
    expect(type).toBe('image/jpeg');
    expect(seen).toMatchObject({ format: 'jpeg', space: 'srgb', width: 60, height: 40, depth: 'uchar' });
    expect([await seen.at(10, 10), await seen.at(50, 30)]).toEqual(['saffron', 'blue']);
  });

  it.each([
    ['PNG', async () => (await withTransparency()).png()],
    ['a PNG with a palette', async () => (await withTransparency()).png({ palette: true })],
    ['WebP', async () => (await withTransparency()).webp()],
    ['AVIF', async () => (await withTransparency()).avif({ quality: 90 })],
  ])('%s stays transparent, as WebP', async (_what, make) => {
    const { body, type, seen } = await stored(await (await make()).toBuffer());
    expect(body.url).toMatch(/\.webp\?/);
    expect(type).toBe('image/webp');
    expect(seen).toMatchObject({ format: 'webp', hasAlpha: true, width: 60, height: 40 });
    expect([await seen.at(10, 10), await seen.at(55, 35)]).toEqual(['saffron', 'nothing']);
  });

  it('an animation becomes its first frame', async () => {
    const bytes = await animated();
    expect(await sharp(bytes).metadata()).toMatchObject({ pages: 3 });
    const { seen } = await stored(bytes);
    expect(seen).toMatchObject({ format: 'jpeg', width: 32, height: 32 });
    expect(seen.pages ?? 1).toBe(1);
    expect(await seen.at(16, 16)).toBe('saffron');
  });
});

describe('a large picture', () => {
  it.each([
    [5000, 100, 4096, 82],
    [100, 5000, 82, 4096],
    [4096, 100, 4096, 100],
  ])('of %i × %i is stored as %i × %i', async (width, height, storedWidth, storedHeight) => {
    const { body } = await stored(await flat(width, height).png().toBuffer());
    expect(body).toMatchObject({ width: storedWidth, height: storedHeight });
  });

  it('with transparency, of 50 megapixels and 16 bits, does not bring the process down', async () => {
    const bytes = await flat(8000, 6250, 4).toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer();
    const { body } = await stored(bytes);
    expect(body).toMatchObject({ width: 4096, height: 3200 });
  });
});

it('many at once are all stored separately', async () => {
  const before = (await readdir(place.uploadsDir)).length;
  const bytes = await (await quarter(600, 400)).png().toBuffer();
  const replies = await Promise.all(Array.from({ length: 8 }, () => sendPicture(cms, token, bytes)));
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201));
  expect(new Set(replies.map(({ body }) => body.url)).size).toBe(8);
  // Each has the thumbnail that the panel shows.
  expect(await readdir(place.uploadsDir)).toHaveLength(before + 16);
});

describe('the alternative text', () => {
  it.each(['🥘 <script>alert(1)</script> & "más"', 'a', 'ä'.repeat(300)])(
    'is kept as it is: %s',
    async (alt) => {
      const { body } = await stored(await (await quarter()).png().toBuffer(), { alt });
      expect(body.alt).toBe(alt);
    },
  );
});

describe('the name it came with', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['nul\0byte.jpg', expect.stringMatching(/^nul.*byte\.jpg$/)],
    ['ñandú 🥘 我.jpg', 'ñandú 🥘 我.jpg'],
  ])('reaches neither disk nor address: %#', async (name, shown) => {
    const before = await readdir(place.uploadsDir);
    const { body } = await stored(await (await quarter()).jpeg().toBuffer(), { name });
    expect(body.url).toMatch(/^\/uploads\/[\da-f]{32}\.jpg\?v=/);
    const added = (await readdir(place.uploadsDir)).filter((file) => !before.includes(file));
    expect(added).toEqual([body.url.slice('/uploads/'.length).split('?')[0]]);
    const row = await cms.strapi.db.query('plugin::upload.file').findOne({ where: { documentId: body.id } });
    expect(row.name).toEqual(shown);
  });
});
