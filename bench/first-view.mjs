import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../scripts/supervisor/free-port.mjs';
import { findChromium } from '../scripts/tests/chromium.mjs';
import { signIn, staffSave } from './freshness.mjs';
import { interleaved } from './load.mjs';
import { median, ratio } from './report.mjs';

/**
 * @typedef {import('./report.mjs').Table} Table
 * @typedef {import('./places.mjs').Place} Place
 * @typedef {import('../scripts/product/throwaway-product.mjs').Processes} Processes
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').Locator} Locator
 * @typedef {{lcp: number, performance: number, others: number[], shift: number, requests: number, bytes: number, version: string}} View
 */

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const PHONE = { width: 412, height: 823 };
const SLOWED = 4;

/**
 * Lighthouse's phone, compared with the same page as plain HTML: its text and first picture, without styles or scripts.
 *
 * @param {string} site
 * @param {{rounds: number, paths: readonly string[]}} effort
 * @returns {Promise<Table>}
 */
export async function benchFirstView(site, { rounds, paths }) {
  const plain = await startPlainPages(site);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox'],
  });
  try {
    const targets = paths.flatMap((path) => [site + path, plain.url + path]);
    // A page's pictures are made on the first request.
    for (const path of paths) await view(site + path, port);
    const views = await interleaved(rounds, targets, (url) => view(url, port));
    const rows = paths.map((path, index) => {
      const [ours = [], theirs = []] = [views[2 * index], views[2 * index + 1]];
      const of = (/** @type {View[]} */ seen, /** @type {(view: View) => number} */ what) => seen.map(what);
      const lcp = [of(ours, ({ lcp: at }) => at), of(theirs, ({ lcp: at }) => at)];
      return [
        path,
        median(of(ours, ({ performance }) => performance)),
        median(of(theirs, ({ performance }) => performance)),
        ours[0]?.others.join(', ') ?? '',
        Math.round(median(lcp[0] ?? [])),
        Math.round(median(lcp[1] ?? [])),
        ratio(lcp[0] ?? [], lcp[1] ?? []),
        median(of(ours, ({ shift }) => shift)),
        median(of(ours, ({ requests }) => requests)),
        Math.round(median(of(ours, ({ bytes }) => bytes)) / 1024),
      ];
    });
    return {
      title: 'First view on a phone',
      text: `Lighthouse ${views[0]?.[0]?.version}, mobile. Requests and KB count everything that the page fetches until it is idle; only the page itself and its first pictures come before the first view. A page of more than 14.6 KB, headers included, costs this phone one more round trip of 0.15 s. Performance also counts how long scripts and layout keep a processor busy that is four times slower than this one, so it differs from machine to machine.`,
      head: [
        'Page',
        'performance',
        'plain page',
        'other three',
        'LCP, ms',
        'plain',
        'LCP ÷ plain',
        'CLS',
        'requests',
        'KB',
      ],
      rows,
    };
  } finally {
    await browser.close();
    plain.stop();
  }
}

/**
 * @param {string} url
 * @param {number} port
 * @returns {Promise<View>}
 */
async function view(url, port) {
  const run = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES });
  if (!run) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { audits, categories, lighthouseVersion } = run.lhr;
  const figure = (/** @type {string} */ name) => audits[name]?.numericValue ?? NaN;
  const [performance = NaN, ...others] = CATEGORIES.map((name) =>
    Math.round((categories[name]?.score ?? NaN) * 100),
  );
  const details = audits['network-requests']?.details;
  return {
    lcp: figure('largest-contentful-paint'),
    performance,
    others,
    shift: figure('cumulative-layout-shift'),
    requests: details?.type === 'table' ? details.items.length : NaN,
    bytes: figure('total-byte-weight'),
    version: lighthouseVersion,
  };
}

/**
 * How long the browser takes from a press to the next frame, at a quarter of this machine's speed.
 *
 * @param {Processes} product
 * @param {Place} place
 * @param {number} rounds
 * @returns {Promise<Table>}
 */
export async function benchPresses(product, place, rounds) {
  const { token } = await staffSave(product, place);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  /** @type {{name: string, path: string, place: (page: Page) => Locator, word?: string}[]} */
  const presses = [
    {
      name: 'menu: a letter in the search',
      path: '/menu',
      place: (page) => page.getByRole('searchbox').first(),
      word: 'jamon',
    },
    { name: 'menu: a category', path: '/menu', place: (page) => page.getByRole('tab').nth(2) },
    {
      name: 'panel: open',
      path: '/menu',
      place: (page) => page.getByRole('button', { name: 'Open navigation' }),
    },
    {
      name: 'carousel: next',
      path: '/',
      place: (page) => page.getByRole('button', { name: 'Next slide: Offers' }),
    },
    {
      name: 'staff, Tonight: sold out',
      path: '/admin/tonight',
      place: (page) => page.getByRole('switch').nth(3),
    },
    {
      name: 'staff, Tonight: a letter in the search',
      path: '/admin/tonight',
      place: (page) => page.getByRole('searchbox').first(),
      word: 'jamon',
    },
    {
      name: 'staff, menu: sold out',
      path: '/admin/menu',
      place: (page) => page.getByRole('switch').nth(3),
    },
  ];
  try {
    const measured = await interleaved(rounds, presses, async ({ path, place: target, word }) => {
      const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'no-preference' });
      try {
        const page = await context.newPage();
        if (path.startsWith('/admin')) await signIn(page, { staff: place.staff, token });
        return await longestOf(page, product.url + path, target, word);
      } finally {
        await context.close();
      }
    });
    return {
      title: 'From a press to the next picture',
      text: `Milliseconds, the longest of each round, processor slowed ${SLOWED} times.`,
      head: ['Press', 'median', 'longest'],
      rows: presses.map(({ name }, index) => {
        const times = measured[index] ?? [];
        return [name, median(times), Math.max(...times)];
      }),
    };
  } finally {
    await browser.close();
  }
}

/**
 * The pointer is moved there first, because a finger does not hover. The browser itself makes the press: a locator's
 * `click` first looks in the page for what it would hit, which would be measured too.
 *
 * @param {Page} page
 *
 * @param {string} url
 *
 * @param {(page: Page) => Locator} place where to press
 *
 * @param {string} [word] to type there then
 *
 * @returns {Promise<number>} milliseconds, in steps of eight
 */
export async function longestOf(page, url, place, word = '') {
  await page.addInitScript(() => {
    sessionStorage.setItem('promo-closed', 'true');
    Object.assign(window, { presses: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) /** @type {any} */ (window).presses.push(entry.duration);
    }).observe(
      /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: true }),
    );
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.goto(url);
  await page.locator('html[data-hydrated], [role=switch]').first().waitFor();
  await page.waitForTimeout(2000); // work scheduled for when the browser is idle has started
  await page.keyboard.press('Escape'); // the popup, if the special is on today
  await place(page).scrollIntoViewIfNeeded();
  const box = await place(page).boundingBox();
  if (!box) throw new Error(`Nothing to press on ${url}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(500);
  await page.evaluate(() => /** @type {any} */ (window).presses.splice(0));
  await page.mouse.down();
  await page.mouse.up();
  await page.keyboard.type(word, { delay: 400 });
  await page.waitForTimeout(1000);
  // Below the threshold nothing is reported.
  return page.evaluate(() => Math.max(16, .../** @type {any} */ (window).presses));
}

/**
 * @param {string} site
 * @returns {Promise<{url: string, stop: () => void}>}
 */
async function startPlainPages(site) {
  const port = await freePort();
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const isPage = incoming.headers.accept?.includes('text/html') ?? false;
    const accept = incoming.headers.accept ?? '*/*';
    fetch(site + path, { headers: { accept } })
      .then(async (answer) => {
        const bytes = Buffer.from(await answer.arrayBuffer());
        const type = answer.headers.get('content-type') ?? 'application/octet-stream';
        const body = isPage ? brotliCompressSync(plainOf(bytes.toString('utf8'))) : bytes;
        outgoing.writeHead(answer.status, {
          'content-type': type,
          'content-length': body.length,
          ...(isPage ? { 'content-encoding': 'br' } : {}),
        });
        outgoing.end(body);
      })
      .catch(() => outgoing.destroy());
  });
  await new Promise((done) => server.listen(port, 'localhost', () => done(null)));
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}

/**
 * @param {string} html
 * @returns {string} its text and first picture, in the same size as on the page; the browser judges its priority
 */
function plainOf(html) {
  let pictures = 0;
  return html
    .replace(/<(script|style|noscript|dialog|svg)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<link [^>]*>/g, '')
    .replace(/<img [^>]*>/g, (picture) =>
      pictures++ === 0 ? picture.replace('<img', '<img width="412" height="540"') : '',
    )
    .replace(/ (class|id|style|fetchpriority|aria-[a-z]+|data-[a-z]+)="[^"]*"/gi, '');
}
