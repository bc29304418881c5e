// @vitest-environment node
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { judgeFile, judgeSize } from './judge-file';
import { fileKind, headerSize } from './picture-header';

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 168, g: 64, b: 31, alpha: 0.5 } } });

async function read(picture: Sharp): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await picture.toBuffer());
}

/** The same file, with a different size in its header. */
function pngOf(width: number, height: number, bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const copy = bytes.slice();
  const data = new DataView(copy.buffer);
  data.setUint32(16, width);
  data.setUint32(20, height);
  return copy;
}

const text = (words: string) => new Uint8Array(Buffer.from(words, 'latin1'));
const box = (brand: string, more = '') =>
  text(`\0\0\0${String.fromCharCode(16 + more.length)}ftyp${brand}\0\0\0\0${more}`.padEnd(200, '\0'));

describe('the header of a picture', () => {
  it.each([
    ['jpeg', () => plain(640, 480).jpeg()],
    ['jpeg', () => plain(640, 480).jpeg({ progressive: true, mozjpeg: true })],
    ['png', () => plain(640, 480).png()],
    ['webp', () => plain(640, 480).webp()],
    ['webp', () => plain(640, 480).webp({ lossless: true })],
    ['webp', () => plain(640, 480, 4).webp()],
    ['avif', () => plain(640, 480).avif({ effort: 0 })],
  ] as const)('of a %s says its size', async (kind, make) => {
    const bytes = await read(make());
    expect(fileKind(bytes)).toBe(kind);
    expect(headerSize(bytes)).toEqual({ width: 640, height: 480 });
  });

  it('is found after the camera’s metadata', async () => {
    const exif = { IFD0: { ImageDescription: 'x'.repeat(60_000) } };
    const bytes = await read(plain(64, 32).withExif(exif).withIccProfile('p3').jpeg());
    expect(headerSize(bytes)).toEqual({ width: 64, height: 32 });
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('of a truncated %s gives null', async (kind) => {
    const bytes = await read(plain(8, 8).toFormat(kind));
    expect(headerSize(bytes.slice(0, 15))).toBeNull();
  });
});

describe('judgeFile', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('accepts a %s, whatever its name', async (format) => {
    const bytes = await read(plain(40, 30).toFormat(format));
    expect(await judgeFile(new File([bytes], 'menu.pdf', { type: 'application/pdf' }))).toBeNull();
  });

  it.each([
    ['heic', box('heic'), 'export or share it as a JPEG'],
    ['heic by what it is fit for', box('mif1', 'mif1heic'), 'HEIC'],
    ['gif', text('GIF89a…'), 'a GIF'],
    ['svg', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'SVG'],
    ['svg with a head', text('<?xml version="1.0"?><svg/>'), 'SVG'],
    ['pdf', text('%PDF-1.7'), 'a PDF'],
    ['video', box('isom'), 'a video'],
    ['text', text('not a picture'), 'We can’t use this file'],
  ])('refuses %s though it is called photo.jpg, and says what to do', async (_, bytes, words) => {
    const reason = await judgeFile(new File([bytes], 'photo.jpg', { type: 'image/jpeg' }));
    expect(reason).toContain(words);
    expect(reason).toMatch(/JPEG/);
  });

  it.each([
    ['jpeg', () => plain(640, 480).jpeg()],
    ['jpeg', () => plain(640, 480).jpeg({ progressive: true })],
    ['png', () => plain(640, 480).png()],
    ['webp', () => plain(640, 480).webp()],
  ] as const)('refuses a %s that was cut off, and takes one with more behind it', async (_, make) => {
    const thumbnail = String.fromCharCode(0xff, 0xda, 0xff, 0xd9);
    const bytes = await read(make().withExif({ IFD0: { ImageDescription: thumbnail } }));
    const moving = new Blob([bytes, text('ÿÚ and a video')]);
    expect(await judgeFile(moving)).toBeNull();
    for (const missing of [1, Math.floor(bytes.length / 3)])
      expect(await judgeFile(new Blob([bytes.slice(0, -missing)]))).toContain('cut off');
  });

  it('distinguishes AVIF from HEIC, which have the same container format', () => {
    expect(fileKind(box('avif', 'mif1miafavif'))).toBe('avif');
    expect(fileKind(box('mif1', 'avifmiaf'))).toBe('avif');
    expect(fileKind(box('heix', 'mif1heix'))).toBe('heic');
  });

  it('says if a file is empty, or no longer there', async () => {
    expect(await judgeFile(new Blob([]))).toContain('empty');
    const gone = {
      size: 5,
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error('NotFoundError')) }),
    };
    expect(await judgeFile(gone as unknown as Blob)).toContain('moved or deleted');
  });

  it('accepts 50 megapixels and refuses more based on the header, without decoding', async () => {
    const small = await read(plain(8, 8).png());
    expect(await judgeFile(new Blob([pngOf(10_000, 5_000, small)]))).toBeNull();
    expect(await judgeFile(new Blob([pngOf(10_000, 5_001, small)]))).toBe(
      'This photo has 51 megapixels (10000 by 5001); the limit is 50. Save it smaller, for example 4,000 pixels wide, then choose it again.',
    );
    expect(judgeSize({ width: 4_000_000_000, height: 4_000_000_000 })).toContain('megapixels');
  });
});
