import { spawn } from 'node:child_process';
import { end } from '../scripts/product/throwaway-product.mjs';
import { shown } from './report.mjs';

/**
 * @typedef {import('./places.mjs').Place} Place
 * @typedef {import('./report.mjs').Table} Table
 * @typedef {import('../scripts/product/throwaway-product.mjs').Processes} Processes
 * @typedef {(price: number) => Promise<void>} Save
 */

const READ = '/api/menu/full';
const LONGEST_MS = 30_000;

/**
 * One save a second while visitors read the menu: how long until everyone sees the new price.
 *
 * @param {Processes} product
 * @param {Place} place
 * @param {{seconds: number, connections: number}} effort
 * @returns {Promise<Table[]>}
 */
export async function benchFreshness(product, place, { seconds, connections }) {
  const saves = [
    ['the staff API', await staffSave(product, place)],
    ['the panel', await panelSave(product, place)],
  ];
  /** @type {(string | number)[][]} */
  const rows = [];
  for (const [name, save] of /** @type {[string, {id: string, save: Save}][]} */ (saves)) {
    const visitors = spawn('wrk', ['-t1', `-c${connections}`, `-d${seconds + 10}s`, product.url + READ], {
      stdio: 'ignore',
    });
    try {
      const waits = await savesEachSecond(product.url, save, seconds);
      const sorted = waits.toSorted((one, other) => one - other);
      const at = (/** @type {number} */ share) => sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
      rows.push([name, waits.length, at(0.5), at(0.99), at(1)]);
    } finally {
      await end(visitors, 'SIGTERM');
    }
  }
  return [
    {
      title: 'From a save to the public',
      text: `Milliseconds between the answer to a save and the first public answer with the new price: one save a second for ${shown(seconds)} s, while ${connections} connections read ${READ} as fast as they can.`,
      head: ['Saved by', 'saves', 'p50', 'p99', 'longest'],
      rows,
    },
  ];
}

/**
 * @param {string} url
 * @param {{id: string, save: Save}} what
 * @param {number} seconds
 * @returns {Promise<number[]>} milliseconds
 */
export async function savesEachSecond(url, { id, save }, seconds) {
  const waits = [];
  for (let second = 0; second < seconds; second++) {
    const begun = performance.now();
    const price = 10 + (second % 50);
    await save(price);
    waits.push(await untilPublic(url, id, price));
    await new Promise((wake) => setTimeout(wake, Math.max(0, 1000 - (performance.now() - begun))));
  }
  return waits;
}

/**
 * @param {string} url
 * @param {string} id
 * @param {number} price
 * @returns {Promise<number>} milliseconds
 */
async function untilPublic(url, id, price) {
  const begun = performance.now();
  while (performance.now() - begun < LONGEST_MS) {
    const { categories } = await (await fetch(url + READ)).json();
    const dishes = categories.flatMap(
      (/** @type {{items: {id: string, price: number}[]}} */ { items }) => items,
    );
    const wait = performance.now() - begun;
    if (
      dishes.some((/** @type {{id: string, price: number}} */ dish) => dish.id === id && dish.price === price)
    )
      return wait;
  }
  throw new Error(`The price of dish ${id} was not public after ${LONGEST_MS} ms.`);
}

/**
 * @param {string} url
 * @param {{method?: string, token?: string, body?: unknown}} call
 * @returns {Promise<any>}
 */
async function must(url, { method = 'GET', token, body }) {
  const answer = await fetch(url, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${text.slice(0, 500)}`);
  return text === '' ? null : JSON.parse(text);
}

/**
 * @param {Processes} product
 * @param {Place} place
 * @returns {Promise<{id: string, save: Save, token: string}>}
 */
export async function staffSave({ url }, { staff }) {
  const { token } = await must(`${url}/api/auth/login`, { method: 'POST', body: staff });
  const { items } = await must(`${url}/api/admin/menu?pageSize=1`, { token });
  const { id } = items[0];
  return {
    id,
    token,
    save: (price) => must(`${url}/api/admin/menu/${id}`, { method: 'PATCH', token, body: { price } }),
  };
}

/**
 * @param {import('@playwright/test').Page} page which is then in the admin without a form
 * @param {Pick<Place, 'staff'> & {token: string}} session
 */
export async function signIn(page, { staff: { email }, token }) {
  const user = JSON.stringify({ id: '1', email, name: email });
  await page.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { admin_token: token, admin_user: user },
  );
}

/**
 * @param {Processes} product
 * @param {Place} place
 * @returns {Promise<{id: string, save: Save}>}
 */
async function panelSave({ cmsUrl, url }, { panel }) {
  const { data } = await must(`${cmsUrl}/admin/login`, { method: 'POST', body: panel });
  const token = data.accessToken ?? data.token;
  const root = `${cmsUrl}/content-manager/collection-types/api::menu.menu-item`;
  const { results } = await must(`${root}?pageSize=1`, { token });
  const { documentId } = results[0];
  const { categories } = await must(url + READ, {});
  const dishes = categories.flatMap(
    (/** @type {{items: {id: string, name: string}[]}} */ { items }) => items,
  );
  const { id } = dishes.find((/** @type {{name: string}} */ { name }) => name === results[0].name);
  return { id, save: (price) => must(`${root}/${documentId}`, { method: 'PUT', token, body: { price } }) };
}
