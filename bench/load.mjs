import autocannon from 'autocannon';
import { runCommand } from '../scripts/product/run-command.mjs';

/** @typedef {{name: string, url: string, headers?: Record<string, string>}} Target */

/**
 * Sends as many requests as the target answers.
 *
 * @param {Target} target
 * @param {{connections: number, seconds: number}} load
 * @returns {Promise<number>} requests a second
 */
export async function highestRate({ name, url, headers = {} }, { connections, seconds }) {
  const sent = Object.entries(headers).flatMap(([header, value]) => ['-H', `${header}: ${value}`]);
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, ...sent, url];
  const { code, lines } = await runCommand('wrk', args, { cwd: '.' });
  const text = lines.join('\n');
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]);
  if (code !== 0 || !(rate > 0)) throw new Error(`wrk gave no rate for ${name}:\n${text}`);
  if (/Non-2xx/.test(text)) throw new Error(`${name} answered with errors:\n${text}`);
  return rate;
}

/**
 * A steady stream of requests. Time that a request waits before it can be sent is included.
 *
 * @param {Target} target
 * @param {{connections: number, seconds: number, rate: number}} load
 * @returns {Promise<{p50: number, p99: number}>} milliseconds
 */
export async function latencyAt({ name, url, headers = {} }, { connections, seconds, rate }) {
  const result = await autocannon({ url, headers, connections, duration: seconds, overallRate: rate });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${name} failed ${result.non2xx + result.errors} times.`);
  return { p50: result.latency.p50, p99: result.latency.p99 };
}

/**
 * Measures in rounds, so that other load on the machine affects all targets alike.
 *
 * @template T, R
 * @param {number} rounds
 * @param {readonly T[]} targets
 * @param {(target: T) => Promise<R>} measure
 * @returns {Promise<R[][]>} by target, then by round
 */
export async function interleaved(rounds, targets, measure) {
  /** @type {R[][]} */
  const results = targets.map(() => []);
  for (let round = 0; round < rounds; round++)
    for (const [index, target] of targets.entries()) results[index]?.push(await measure(target));
  return results;
}
