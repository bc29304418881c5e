import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/tests/chromium.mjs';
import { interleaved } from './load.mjs';
import { median } from './report.mjs';

/** @typedef {import('./report.mjs').Table} Table */

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SLOWED = 4;
const PX_A_SECOND = 2400;

/**
 * Frames while a finger moves down a whole list, at a quarter of this machine's speed.
 *
 * @param {string} site
 * @param {number} rounds
 * @returns {Promise<Table>}
 */
export async function benchScrolling(site, rounds) {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  const paths = ['/menu', '/drinks'];
  try {
    const measured = await interleaved(rounds, paths, (path) => slowestSecond(browser, site + path));
    return {
      title: 'Scrolling',
      text: `Frames in the slowest second of a swipe down the whole list, 390 px wide, processor slowed ${SLOWED} times; 60 is the most a screen shows.`,
      head: ['Page', 'median', 'lowest'],
      rows: paths.map((path, index) => {
        const frames = measured[index] ?? [];
        return [path, median(frames), Math.min(...frames)];
      }),
    };
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<number>}
 */
async function slowestSecond(browser, url) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(() => sessionStorage.setItem('promo-closed', 'true'));
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.goto(url);
    await page.locator('html[data-hydrated]').waitFor();
    await page.waitForTimeout(2000); // work scheduled for when the browser is idle has started
    const length = await page.evaluate(() => {
      /** @type {number[]} */
      const frames = [];
      const note = (/** @type {number} */ at) => {
        frames.push(at);
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
      Object.assign(window, { frames });
      return document.documentElement.scrollHeight - innerHeight;
    });
    await session.send('Input.synthesizeScrollGesture', {
      x: PHONE.viewport.width / 2,
      y: PHONE.viewport.height / 2,
      yDistance: -length,
      speed: PX_A_SECOND,
      gestureSourceType: 'touch',
    });
    const times = await page.evaluate(
      () => /** @type {{frames: number[]}} */ (/** @type {any} */ (window)).frames,
    );
    const last = (times.at(-1) ?? 0) - 1000;
    return Math.min(...times.filter((from) => from <= last).map((from) => framesFrom(times, from)));
  } finally {
    await context.close();
  }
}

/**
 * @param {number[]} times
 * @param {number} from
 * @returns {number}
 */
function framesFrom(times, from) {
  return times.filter((at) => at >= from && at < from + 1000).length;
}
