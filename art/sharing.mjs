// node art/sharing.mjs [PAGE…] lays out the pictures for sharing as web pages and captures them. CHROMIUM_PATH names
// the browser where Playwright has none of its own.
import { writeFile } from 'node:fs/promises';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const SEED = '/cms/seed/pictures';
const PUBLIC = '/frontend/public';
const FONTS = '/frontend/node_modules/@fontsource-variable';
const HEAVIEST = 110_000;

/**
 * The title, the lines below, the photograph, where its left edge is, which part is kept (`background-position`), the
 * tiles.
 *
 * @typedef {[title: string, lines: string, photograph: string, left: number, kept: string, tiles: string]} Picture
 */

/** @type {Record<string, Picture>} */
const PICTURES = {
  home: ['Casa Bodegón', 'Tapas & wine in Boston', `${SEED}/hero-table.jpg`, 293, '45% 60%', 'star'],
  tapas5: [
    'Tapas at $5',
    'Monday to Wednesday, 4 to 6 PM',
    `${SEED}/patatas-bravas.jpg`,
    430,
    '50% 60%',
    'rosette',
  ],
  menu: [
    'The menu',
    'Croquetas, gambas al\najillo, jamón and paella',
    `${SEED}/croquetas.jpg`,
    400,
    '50%',
    'star',
  ],
  drinks: [
    'Drinks',
    'Spanish wine, sherry,\nvermut and sangria',
    `${SEED}/three-wines.jpg`,
    380,
    '20% 0',
    'wave',
  ],
  events: [
    'Events',
    'What is on, and how to join',
    `${PUBLIC}/pictures/candle-lit-bar.jpg`,
    0,
    '50% 60%',
    'star',
  ],
  gallery: [
    'Gallery',
    'The room, the plates and the light',
    `${SEED}/flat-lay-table.jpg`,
    312,
    '0',
    'rosette',
  ],
  about: [
    'About us',
    'A Spanish kitchen in\nBoston since 1996',
    `${SEED}/pan-con-tomate.jpg`,
    400,
    '35%',
    'wave',
  ],
  contact: ['Contact', 'Write, call or come by', `${SEED}/vermut.jpg`, 340, '100%', 'rosette'],
  reservations: [
    'Book a table',
    'Online or by phone',
    `${PUBLIC}/pictures/gallery/wine-and-olives.jpg`,
    340,
    '50% 100%',
    'star',
  ],
};

/** @param {Picture} picture */
const pageOf = ([
  title,
  lines,
  photograph,
  left,
  kept,
  tiles,
]) => `<!doctype html><meta charset="utf-8"><style>
  @font-face { font-family: Fraunces; font-weight: 100 900; src: url(${FONTS}/fraunces/files/fraunces-latin-opsz-normal.woff2) }
  @font-face { font-family: Figtree; font-weight: 300 900; src: url(${FONTS}/figtree/files/figtree-latin-wght-normal.woff2) }
  body { margin: 0; height: 630px; position: relative; background: #17100c; color: #f4e9d8 }
  div { position: absolute }
  .photograph { inset: 0 0 72px ${left}px; background: linear-gradient(0deg, rgb(23 16 12 / 0.35), transparent 30%),
    linear-gradient(90deg, #17100c ${left ? 0 : -30}%, rgb(23 16 12 / 0.72) 16%, rgb(23 16 12 / 0.3) 34%, transparent 50%),
    url(${photograph}) ${kept} / cover }
  .house { left: 72px; top: 60px; padding-left: 70px; font: 600 30px/52px Fraunces; color-scheme: dark;
    background: url(${PUBLIC}/favicon.svg) 0 / 52px no-repeat }
  .words { left: 72px; bottom: 130px; text-shadow: 0 0 24px #17100c, 0 0 6px rgb(23 16 12 / 0.6) }
  .words::before { content: ''; display: block; width: 72px; height: 4px; margin-bottom: 36px; background: #e0a526 }
  h1 { margin: 0 0 24px -3px; letter-spacing: -0.02em; font: 600 ${title.length > 11 ? 96 : 110}px/1.05 Fraunces;
    font-variation-settings: 'opsz' 84 }
  p { margin: 0; font: 500 31px/40px Figtree; letter-spacing: 0.01em; white-space: pre }
  .tiles { inset: auto 0 0; height: 72px; background: url(${PUBLIC}/art/azulejo-${tiles}.svg) top / 144px }
  </style><div class="photograph"></div><div class="house">${title === 'Casa Bodegón' ? '&nbsp;' : 'Casa Bodegón'}</div>
  <div class="words"><h1>${title}</h1><p>${lines}</p></div><div class="tiles"></div>`;

/** @param {string} path from the root of the repository */
const fileAt = (path) => fileURLToPath(new URL(`..${path}`, import.meta.url));

const wanted = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.route('**/*', async (route) => {
  const { pathname } = new URL(route.request().url());
  const picture = PICTURES[pathname.slice(1)];
  await route.fulfill(
    picture ? { contentType: 'text/html', body: pageOf(picture) } : { path: fileAt(pathname) },
  );
});
for (const name of wanted.length > 0 ? wanted : Object.keys(PICTURES)) {
  await page.goto(`http://repository/${name}`);
  await page.evaluate(() => document.fonts.ready);
  let quality = 84;
  let jpeg = await page.screenshot({ type: 'jpeg', quality });
  while (jpeg.length > HEAVIEST) jpeg = await page.screenshot({ type: 'jpeg', quality: (quality -= 2) });
  await writeFile(fileAt(`${PUBLIC}/pictures/og/${name}.jpg`), jpeg);
}
await browser.close();
