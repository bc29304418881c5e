import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureRequestOf } from './pictures/picture-request';

const PUBLIC = join(import.meta.dirname, '../public');
const read = (path: string) => readFile(join(PUBLIC, path));
const sizeOf = async (path: string) => {
  const { width, height } = await sharp(await read(path)).metadata();
  return { width, height };
};

interface GalleryFile {
  items: { src: string; alt: string; w: number; h: number }[];
}
const gallery = JSON.parse(await readFile(join(PUBLIC, 'data/gallery.json'), 'utf8')) as GalleryFile;

describe('the gallery', () => {
  it.each(gallery.items)('$src exists and has the stated size', async ({ src, w, h }) => {
    expect(await sizeOf(src)).toEqual({ width: w, height: h });
    expect(Math.max(w, h)).toBeGreaterThanOrEqual(700);
  });

  it('contains no picture that is not shown', async () => {
    const files = await readdir(join(PUBLIC, 'pictures/gallery'));
    expect(files.map((file) => `/pictures/gallery/${file}`).sort()).toEqual(
      gallery.items.map(({ src }) => src).sort(),
    );
  });

  it.each(gallery.items)('$src can be resized: its name has no spaces or accents', ({ src }) => {
    expect(pictureRequestOf(`/img/640${src}`, { whole: [640], tall: [] })).not.toBeNull();
  });

  it('describes each picture, and no two the same', () => {
    const texts = gallery.items.map(({ alt }) => alt.trim());
    expect(texts.length).toBeGreaterThanOrEqual(18);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text.length).toBeGreaterThan(20);
  });

  it.each(['paella', 'croquetas', 'wine', 'olives'])('finds %s', (query) => {
    const found = gallery.items.filter(({ alt }) => alt.toLowerCase().includes(query));
    expect(found.length).toBeGreaterThan(1);
    expect(found.length).toBeLessThan(gallery.items.length);
  });

  it('has wide, tall and square pictures', () => {
    const ratios = gallery.items.map(({ w, h }) => w / h);
    expect(ratios.some((ratio) => ratio > 1.3)).toBe(true);
    expect(ratios.some((ratio) => ratio < 0.8)).toBe(true);
    expect(ratios).toContain(1);
  });
});

describe('the picture a page is shared with', () => {
  it.each(['home', 'menu', 'drinks', 'tapas5', 'events', 'gallery', 'about', 'reservations', 'contact'])(
    '%s has a picture of 1200 by 630 in at most 120 KB',
    async (page) => {
      expect(await sizeOf(`pictures/og/${page}.jpg`)).toEqual({ width: 1200, height: 630 });
      expect((await read(`pictures/og/${page}.jpg`)).length).toBeLessThanOrEqual(120_000);
    },
  );
});

describe('the icons of the site', () => {
  it('are in the manifest with their real sizes', async () => {
    const manifest = JSON.parse((await read('site.webmanifest')).toString()) as {
      icons: { src: string; sizes: string }[];
    };
    for (const { src, sizes } of manifest.icons) {
      const [width, height] = sizes.split('x').map(Number);
      expect(await sizeOf(src), src).toEqual({ width, height });
    }
    expect(await sizeOf('apple-touch-icon.png')).toEqual({ width: 180, height: 180 });
  });

  it('include a real .ico', async () => {
    const ico = await read('favicon.ico');
    // Reserved, the type "icon", and the number of pictures; then 16 bytes for each.
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2]);
    const sizes = [0, 1].map(async (index) => {
      const entry = 6 + index * 16;
      const start = ico.readUInt32LE(entry + 12);
      return (await sharp(ico.subarray(start, start + ico.readUInt32LE(entry + 8))).metadata()).width;
    });
    expect(await Promise.all(sizes)).toEqual([ico.readUInt8(6), ico.readUInt8(22)]);
    expect(await Promise.all(sizes)).toEqual([16, 32]);
  });
});

describe('drawings', () => {
  it.each(['star', 'rosette', 'wave'])('the %s tile is small and renders', async (name) => {
    const svg = await read(`art/azulejo-${name}.svg`);
    expect(svg.length).toBeLessThan(16_000);
    expect(await sizeOf(`art/azulejo-${name}.svg`)).toEqual({ width: 240, height: 240 });
  });

  it.each(['star', 'rosette', 'wave'])('the %s tile repeats seamlessly', async (name) => {
    const { data, info } = await sharp(await read(`art/azulejo-${name}.svg`))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const gray = (x: number, y: number) => {
      const at = (y * info.width + x) * info.channels;
      return ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
    };
    const last = info.width - 1;
    const middle = info.width / 2;
    let atEdge = 0;
    let atMiddle = 0;
    for (let y = 0; y < info.height; y += 1) {
      atEdge += Math.abs(gray(0, y) - gray(last, y));
      atMiddle += Math.abs(gray(middle, y) - gray(middle - 1, y));
    }
    // The seam between two tiles is no rougher than the middle of a tile, which was drawn in one go.
    expect(atEdge / info.height).toBeLessThan(atMiddle / info.height + 4);
  });
});
