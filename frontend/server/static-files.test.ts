import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startHost } from './testing/running-host';

const SCRIPT = 'console.log("a line that is repeated");\n'.repeat(100);
const files = {
  'assets/app-Ab12Cd34.js': SCRIPT,
  'assets/font-Ab12Cd34.woff2': Buffer.from('wOF2'),
  'assets/tiny-Ab12Cd34.css': 'a{b:c}',
  'favicon.svg': '<svg/>',
  'humans.txt': 'Casa Bodegón',
  'pictures/hero.jpg': Buffer.from('jpg'),
  'data/gallery.json': '{"items":[]}',
  'site.webmanifest': '{}',
  'favicon.ico': Buffer.from('ico'),
  '.env': 'SECRET=1',
};

test('hashed files are served compressed and cached forever', async () => {
  const host = await startHost({ files });
  const br = await host.send('/assets/app-Ab12Cd34.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(br.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  });
  expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT);
  const gzip = await host.send('/assets/app-Ab12Cd34.js', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
  const plain = await host.send('/assets/app-Ab12Cd34.js');
  expect(plain).toMatchObject({ text: SCRIPT, headers: { vary: 'Accept-Encoding' } });
  expect(plain.headers['content-encoding']).toBeUndefined();
  const again = await host.send('/assets/app-Ab12Cd34.js', {
    headers: { 'if-none-match': plain.headers.etag },
  });
  expect(again.status).toBe(304);
});

test('each file has its type, compressed or not', async () => {
  const host = await startHost({ files });
  const typeOf = async (path: string) =>
    (await host.send(path, { headers: { 'accept-encoding': 'br' } })).headers['content-type'];
  expect(await typeOf('/assets/font-Ab12Cd34.woff2')).toBe('font/woff2');
  expect(await typeOf('/assets/tiny-Ab12Cd34.css')).toBe('text/css; charset=utf-8');
  expect(await typeOf('/favicon.svg')).toBe('image/svg+xml');
  expect(await typeOf('/humans.txt')).toBe('text/plain; charset=utf-8');
  expect(await typeOf('/pictures/hero.jpg')).toBe('image/jpeg');
  expect(await typeOf('/site.webmanifest')).toMatch(/^application\/manifest\+json/);
  expect(await typeOf('/favicon.ico')).toBe('image/vnd.microsoft.icon');
});

test('a range is sent, and a range beyond the end is refused with the file’s length', async () => {
  const host = await startHost({ files });
  const part = (range: string) => host.send('/assets/app-Ab12Cd34.js', { headers: { range } });
  expect(await part('bytes=0-3')).toMatchObject({ status: 206, text: SCRIPT.slice(0, 4) });
  expect(await part(`bytes=${SCRIPT.length}-`)).toMatchObject({
    status: 416,
    headers: { 'content-range': `bytes */${SCRIPT.length}`, 'cache-control': 'no-store' },
  });
});

test('other files are cached briefly', async () => {
  const host = await startHost({ files });
  expect((await host.send('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
});

test('data is revalidated each time, and sent again only if it changed', async () => {
  const host = await startHost({ files });
  const { headers, text } = await host.send('/data/gallery.json');
  expect(text).toBe('{"items":[]}');
  expect(headers['cache-control']).toBe('no-cache');
  const again = await host.send('/data/gallery.json', { headers: { 'if-none-match': headers.etag } });
  expect(again.status).toBe(304);
});

test.each([
  '/.vite/manifest.json',
  '/.env',
  '/%2evite/manifest.json',
  '/assets/../.vite/manifest.json',
  '/assets/%2e%2e/.env',
  '/assets/..%2f.env',
  '/assets/app-Ab12Cd34.js.br',
  '/assets/',
  '/assets',
  '/pictures/',
  '/assets/gone-Ab12Cd34.js',
])('%s is never served', async (path) => {
  const host = await startHost({ files });
  const { status, text } = await host.send(path);
  expect([301, 302, 400, 404]).toContain(status);
  expect(text).not.toMatch(/secret|app-Ab12Cd34|hero/i);
});

test('a chunk of an earlier build is missing, not a page', async () => {
  const host = await startHost({ files });
  expect(await host.send('/assets/gone-Ab12Cd34.js')).toMatchObject({
    status: 404,
    headers: { 'cache-control': 'no-store' },
  });
});
