import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { SITE } from '../scripts/product/apps.mjs';
import { startIn } from '../scripts/product/throwaway-product.mjs';
import { findChromium } from '../scripts/tests/chromium.mjs';
import { longestOf } from './first-view.mjs';
import { savesEachSecond, signIn, staffSave } from './freshness.mjs';
import { highestRate } from './load.mjs';
import { copyOf } from './places.mjs';
import { median, plot, shown } from './report.mjs';

/**
 * @typedef {import('./places.mjs').Place} Place
 * @typedef {import('./report.mjs').Table} Table
 * @typedef {Record<string, number>} Figures
 */

const READ = '/api/menu/full';
const SAVES = 5;

/**
 * @param {Place} seeded
 * @param {{dishes: number[], rounds: number}} effort
 * @param {string | null} pictures the folder for the plot
 * @returns {Promise<Table[]>}
 */
export async function benchGrowth(seeded, { dishes, rounds }, pictures) {
  /** @type {Figures[]} */
  const measured = [];
  for (const count of dishes) measured.push(await figuresWith(seeded, count, rounds));
  const names = Object.keys(measured[0] ?? {});
  if (pictures !== null) {
    const points = names.flatMap((what) =>
      dishes.map((x, index) => ({ x, y: measured[index]?.[what] ?? NaN, what })),
    );
    await plot(join(pictures, 'growth.svg'), { x: 'dishes', y: 'ms, KB, µs', points });
  }
  return [
    {
      title: 'Growth with the menu',
      text: 'The whole product with menus of these sizes. The last column says how much a figure grows when the menu grows ten times: 10 is linear. The web host asks for the list again only when the CMS has answered, so a save is public later the longer the CMS takes to put the list together.\n\n![How the figures grow with the number of dishes](pictures/growth.svg)',
      head: ['What', ...dishes.map((count) => `${shown(count)} dishes`), 'last step, per ten times'],
      rows: names.map((name) => {
        const values = measured.map((figures) => figures[name] ?? NaN);
        const [before = NaN, last = NaN] = values.slice(-2);
        return [name, ...values, last / before];
      }),
    },
  ];
}

/**
 * @param {Place} seeded
 * @param {number} count
 * @param {number} rounds
 * @returns {Promise<Figures>}
 */
async function figuresWith(seeded, count, rounds) {
  const place = await copyOf(seeded, count);
  const product = await startIn(place);
  try {
    const page = await (await fetch(`${product.url}/menu`)).text();
    const data = { [READ]: await (await fetch(product.url + READ)).json() };
    const url = new URL('/menu', product.url);
    const entry = pathToFileURL(join(SITE.folder, 'dist/server/entry-server.js')).href;
    const { render } = await import(/* at run time */ entry);
    const draw = async () => {
      const begun = performance.now();
      await render({ url, data, now: new Date(), assets: null });
      return performance.now() - begun;
    };
    await draw();
    const target = { name: 'menu', url: url.href, headers: { 'accept-encoding': 'br' } };
    const rate = await highestRate(target, { connections: 50, seconds: 2 + rounds });
    const staff = await staffSave(product, place);
    const waits = await savesEachSecond(product.url, staff, SAVES * rounds);
    return {
      'page, KB (brotli)': brotliCompressSync(page).length / 1024,
      'rendering the page, ms': median(await each(5 * rounds, draw)),
      'kept page, µs an answer': 1e6 / rate,
      ...(await inBrowser(product.url, place, staff.token, rounds)),
      'save to public, ms': median(waits),
    };
  } finally {
    await product.stop();
    await rm(place.folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} site
 * @param {Place} place
 * @param {string} token
 * @param {number} rounds
 * @returns {Promise<Figures>}
 */
async function inBrowser(site, { staff }, token, rounds) {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  try {
    const letter = async () => {
      const page = await browser.newPage();
      const longest = await longestOf(
        page,
        `${site}/menu`,
        () => page.getByRole('searchbox').first(),
        'jamon',
      );
      await page.close();
      return longest;
    };
    const script = async () => {
      const page = await browser.newPage();
      await page.addInitScript(() => sessionStorage.setItem('promo-closed', 'true'));
      await page.goto(`${site}/menu`);
      await page.locator('html[data-hydrated]').waitFor();
      await page.waitForTimeout(3000); // work scheduled for when the browser is idle has started
      await page.getByRole('searchbox').first().click();
      const letters = [];
      for (const key of 'jamon') letters.push(await scriptOf(page, key));
      await page.close();
      return median(letters);
    };
    const list = async () => {
      const page = await browser.newPage();
      await signIn(page, { staff, token });
      const begun = performance.now();
      await page.goto(`${site}/admin/menu`);
      await page.getByRole('switch').first().waitFor({ timeout: 120_000 });
      const took = performance.now() - begun;
      await page.close();
      return took;
    };
    return {
      'a letter in the search, ms (slowed 4 times)': median(await each(rounds, letter)),
      'its script, ms (not slowed)': median(await each(rounds, script)),
      'admin list, ms': median(await each(rounds, list)),
    };
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} key
 * @returns {Promise<number>} milliseconds of script until the page is idle
 */
async function scriptOf(page, key) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const script = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN);
  };
  const before = await script();
  await page.keyboard.press(key);
  await page.waitForTimeout(1000);
  return (await script()) - before;
}

/**
 * @param {number} times
 * @param {() => Promise<number>} measure
 * @returns {Promise<number[]>}
 */
async function each(times, measure) {
  const results = [];
  for (let time = 0; time < times; time++) results.push(await measure());
  return results;
}
