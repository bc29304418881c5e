import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { ROOT } from '../scripts/product/apps.mjs';
import { runCommand } from '../scripts/product/run-command.mjs';
import { startIn } from '../scripts/product/throwaway-product.mjs';
import { benchFirstView, benchPresses } from './first-view.mjs';
import { benchFreshness } from './freshness.mjs';
import { benchGrowth } from './growth.mjs';
import { benchHost } from './host.mjs';
import { copyOf, seededPlace } from './places.mjs';
import { circumstances, tableText } from './report.mjs';
import { benchScrolling } from './scrolling.mjs';

/** @typedef {import('./report.mjs').Table} Table */

const PAGE = join(ROOT, 'docs/performance.md');

const FULL = {
  host: { rounds: 3, seconds: 8, memorySeconds: 300 },
  viewRounds: 3,
  pressRounds: 3,
  scrollRounds: 5,
  freshness: { seconds: 60, connections: 50 },
  growth: { dishes: [100, 1000, 10_000], rounds: 3 },
};
const QUICK = {
  host: { rounds: 1, seconds: 2, memorySeconds: 16 },
  viewRounds: 1,
  pressRounds: 1,
  scrollRounds: 1,
  freshness: { seconds: 8, connections: 50 },
  growth: { dishes: [100, 1000], rounds: 1 },
};

/**
 * @param {{isQuick: boolean, only: string[], progress: import('../scripts/product/progress.mjs').Progress}} options `only`:
 *   the sections to run, by name; by default, all
 */
export async function runSections({ isQuick, only, progress }) {
  const effort = isQuick ? QUICK : FULL;
  const seeded = await progress.during('the demo content', seededPlace);
  const place = await copyOf(seeded);
  const product = await startIn(place);
  /** @type {Record<string, () => Promise<Table[]>>} */
  const sections = {
    host: () => benchHost(product, seeded, effort.host),
    view: async () => {
      const paths = isQuick ? ['/'] : await pagesOf(product.url);
      return [await benchFirstView(product.url, { rounds: effort.viewRounds, paths })];
    },
    presses: async () => [await benchPresses(product, place, effort.pressRounds)],
    scrolling: async () => [await benchScrolling(product.url, effort.scrollRounds)],
    freshness: () => benchFreshness(product, seeded, effort.freshness),
    growth: () => benchGrowth(seeded, effort.growth, isQuick ? null : join(ROOT, 'docs/pictures')),
  };
  /** @type {Table[]} */
  const tables = [];
  try {
    for (const [name, run] of Object.entries(sections)) {
      if (only.length > 0 && !only.includes(name)) continue;
      // Later sections fill other databases; a machine running two products measures neither correctly.
      if (name === 'growth') await product.stop();
      const measured = await progress.during(name, run);
      progress.say(measured.map(tableText).join('\n\n'));
      tables.push(...measured);
    }
  } finally {
    await product.stop();
    for (const { folder } of [place, seeded]) await rm(folder, { recursive: true, force: true });
  }
  if (!isQuick) await writeDown(tables);
}

/**
 * Replaces these tables in the page, and leaves the others as they were measured.
 *
 * @param {readonly Table[]} tables
 */
async function writeDown(tables) {
  const [intro = '', ...parts] = (await readFile(PAGE, 'utf8')).split(/^(?=## )/m);
  const kept = new Map(parts.map((part) => [part.slice(0, part.indexOf('\n')), part]));
  for (const table of tables)
    kept.set(`## ${table.title}`, `${tableText(table)}\n\nMeasured ${circumstances()}.`);
  const page = [intro, ...kept.values()].map((part) => part.trim()).join('\n\n');
  await writeFile(PAGE, page);
  await runCommand(process.execPath, ['node_modules/oxfmt/bin/oxfmt', PAGE], { cwd: ROOT });
}

/**
 * @param {string} site
 * @returns {Promise<string[]>} the paths of its public pages
 */
async function pagesOf(site) {
  const map = await (await fetch(`${site}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}
