import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { highestRate, interleaved, latencyAt } from './load.mjs';
import { startBareServer, startNext, startNginx, startStockStrapi } from './peers/peers.mjs';
import { copyOf } from './places.mjs';
import { median, ratio } from './report.mjs';

/**
 * @typedef {import('./places.mjs').Place} Place
 * @typedef {import('../scripts/product/throwaway-product.mjs').Processes} Processes
 * @typedef {import('./report.mjs').Table} Table
 * @typedef {import('./load.mjs').Target} Target
 */

const COMPRESSED = { 'accept-encoding': 'br' };
const PAGE = '/menu';
const READ = '/api/menu/full';
/** The query that makes stock Strapi return the same content. */
const STOCK_READ = '/api/menu-categories?populate[items][populate]=*&pagination[pageSize]=100&sort=order';

/**
 * Compares the product's host with servers that only send the same bytes, and with alternative designs.
 *
 * @param {Processes} product
 * @param {Place} seeded
 * @param {{rounds: number, seconds: number, memorySeconds: number}} effort
 * @returns {Promise<Table[]>}
 */
export async function benchHost(product, seeded, { rounds, seconds, memorySeconds }) {
  const place = await copyOf(seeded);
  const folder = join(place.folder, 'served');
  await mkdir(folder);
  const served = await Promise.all([PAGE, READ].map((path) => keep(product.url, path, folder)));
  /** @type {import('./peers/peers.mjs').Peer[]} */
  const peers = [];
  const running = async (/** @type {Promise<import('./peers/peers.mjs').Peer>} */ starting) => {
    const peer = await starting;
    peers.push(peer);
    return peer;
  };
  try {
    const nginx = await running(startNginx(folder, served));
    const bare = await running(startBareServer(folder, served));
    const next = await running(startNext(folder, product.url));
    const stock = await running(startStockStrapi(place));
    const load = { connections: 50, seconds };
    const rate = (/** @type {Target} */ target) => highestRate(target, load);
    const targets = (/** @type {string} */ path) => [
      { name: 'this site', url: product.url + path, headers: COMPRESSED },
      { name: 'nginx, same bytes', url: nginx.url + path, headers: COMPRESSED },
      { name: 'bare node:http, same bytes', url: bare.url + path, headers: COMPRESSED },
    ];
    const pages = [
      ...targets(PAGE),
      { name: 'Next.js, rendered again each second', url: next.url, headers: COMPRESSED },
    ];
    const reads = [
      ...targets(READ),
      { name: 'stock Strapi, populate', url: stock.url + STOCK_READ, headers: COMPRESSED },
    ];
    const pageRates = await interleaved(rounds, pages, rate);
    const readRates = await interleaved(rounds, reads, rate);
    const half = Math.round(median(pageRates[0] ?? []) / 2);
    const steady = { connections: 200, seconds, rate: half };
    const latencies = await interleaved(rounds, pages.slice(0, 2), (target) => latencyAt(target, steady));
    const memory = await memoryUnder(product, memorySeconds);
    return [
      rates(`Page ${PAGE}, kept and compressed`, pages, pageRates),
      rates(`Read ${READ}, kept and compressed`, reads, readRates),
      {
        title: 'Latency at half of the highest rate',
        text: `${half.toLocaleString('en-US')} requests a second for ${PAGE} over 200 connections. The time that a request waits before it can be sent counts. The load comes from the same machine.`,
        head: ['Server', 'p50, ms', 'p99, ms', 'this site’s p99 ÷ its p99'],
        rows: pages.slice(0, 2).map(({ name }, index) => {
          const of = (/** @type {'p50' | 'p99'} */ key, at = index) =>
            (latencies[at] ?? []).map((one) => one[key]);
          return [name, median(of('p50')), median(of('p99')), ratio(of('p99', 0), of('p99'))];
        }),
      },
      memory,
    ];
  } finally {
    await Promise.all(peers.map((peer) => peer.stop()));
    await rm(place.folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} title
 * @param {readonly Target[]} targets
 * @param {number[][]} measured
 * @returns {Table}
 */
function rates(title, targets, measured) {
  return {
    title,
    text: '`wrk`, 50 connections, one thread.',
    head: ['Server', 'requests a second', 'this site ÷ it (lowest to highest)'],
    rows: targets.map(({ name }, index) => [
      name,
      median(measured[index] ?? []),
      ratio(measured[0] ?? [], measured[index] ?? []),
    ]),
  };
}

/**
 * Stores the bytes that the product sends, with the headers that describe them.
 *
 * @param {string} origin
 * @param {string} path
 * @param {string} folder
 */
async function keep(origin, path, folder) {
  const file = join(folder, path.replaceAll('/', '_'));
  // Unlike fetch, this leaves the body compressed.
  const [answer] = await once(get(origin + path, { headers: COMPRESSED }), 'response');
  await writeFile(file, await buffer(answer));
  const header = (/** @type {string} */ name) => String(answer.headers[name] ?? '');
  const names = ['content-type', 'content-encoding', 'cache-control'];
  if (header('content-encoding') !== 'br') throw new Error(`${path} did not come compressed.`);
  return { path, file, headers: Object.fromEntries(names.map((name) => [name, header(name)])) };
}

/**
 * @param {Processes} product
 * @param {number} seconds of pages, reads and made-up addresses
 * @returns {Promise<Table>}
 */
async function memoryUnder(product, seconds) {
  const pid = product.webProcess()?.pid;
  const paths = ['/', '/menu', '/drinks', READ, '/api/drinks/full', '/gallery', '/menu?q=made-up'];
  const residents = [residentOf(pid)];
  const each = Math.max(1, Math.round(seconds / paths.length / 2));
  for (let turn = 0; turn < 2; turn++)
    for (const path of paths) {
      const headers = turn === 0 ? COMPRESSED : undefined;
      const target = { name: path, url: product.url + path, ...(headers ? { headers } : {}) };
      // Not yet cached, a made-up page is refused to a visitor who asks for it many times at once.
      await (await fetch(target.url, { headers })).arrayBuffer();
      await latencyAt(target, { connections: 50, seconds: each, rate: 5000 });
      residents.push(residentOf(pid));
    }
  return {
    title: 'Memory of the web host',
    text: `Resident memory before, at most during and at the end of ${seconds} s of mixed load on 50 connections.`,
    head: ['When', 'MB'],
    rows: [
      ['before', residents[0] ?? NaN],
      ['most', Math.max(...residents)],
      ['at the end', residents.at(-1) ?? NaN],
    ],
  };
}

/**
 * @param {number | undefined} pid
 * @returns {number} MB
 */
function residentOf(pid) {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
