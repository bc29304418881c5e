import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, test } from 'node:test';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { eventually, healthOn, isAlive, pidFile, serviceSpec } from './fixtures/service-spec.mjs';
import { freePort } from './free-port.mjs';
import { keepRunning, SettingsRefusedError } from './keep-running.mjs';
import { statusOf } from './watch-health.mjs';

/** @typedef {import('./keep-running.mjs').KeptEvent} KeptEvent */

/** Aborted after each test: a process left by a failed test would keep this file from finishing. */
/** @type {AbortController[]} */
const begun = [];
afterEach(() => begun.splice(0).forEach((end) => end.abort()));

const QUICK = { pollMs: 50, answerMs: 1_500, misses: 3, startSilenceMs: 8_000 };

/**
 * @param {string[]} args
 * @param {{healthyResetMs?: number, patience?: Partial<import('./watch-health.mjs').Patience>}} [more]
 */
async function keep(args, more = {}) {
  const port = await freePort();
  const pids = pidFile();
  /** @type {KeptEvent[]} */
  const events = [];
  const end = new AbortController();
  begun.push(end);
  const spec = {
    process: serviceSpec(['--port', String(port), '--pids', pids.path, ...args]),
    healthUrl: healthOn(port),
    patience: QUICK,
    backOff: (/** @type {number} */ failures) => failures * 10,
    onEvent: (/** @type {KeptEvent} */ event) => events.push(event),
    ...more,
  };
  const run = keepRunning(spec, end.signal);
  return {
    events,
    pids,
    run,
    port,
    failures: () => events.flatMap((event) => (event.type === 'failed' ? [event] : [])),
    starts: () => events.filter((event) => event.type === 'healthy').length,
    end: async () => {
      end.abort();
      await run;
      assert.deepEqual(pids.read().filter(isAlive), []);
    },
  };
}

/** @param {{waitMs: number}[]} failures */
const waits = (failures) => failures.map(({ waitMs }) => waitMs);

test('restarts a killed process, with growing pauses', async () => {
  const { pids, end, failures, starts } = await keep([]);
  for (const start of [1, 2, 3]) {
    await eventually(() => starts() === start);
    process.kill(Number(pids.read().at(-1)), 'SIGKILL');
    await eventually(() => failures().length === start);
  }
  await eventually(() => starts() === 4);
  await end();
  assert.deepEqual(waits(failures()), [10, 20, 30]);
  assert.equal(failures()[0]?.how, 'was ended by SIGKILL');
});

test('a crash after a healthy period counts as the first again', async () => {
  const { end, failures } = await keep(['--exit-after', '1500'], { healthyResetMs: 200 });
  await eventually(() => failures().length === 2);
  await end();
  assert.deepEqual(waits(failures()), [10, 10]);
});

test('keeps trying if the first start fails, and passes on why it did', async () => {
  const { end, failures } = await keep(['--status', '503', '--say', 'disk is full', '--exit-after', '300']);
  await eventually(() => failures().length === 3);
  await end();
  const { how, wasHealthy, waitMs, lines } = failures()[0] ?? assert.fail();
  assert.deepEqual([how, wasHealthy, waitMs, lines], ['ended with code 1', false, 10, ['disk is full']]);
  assert.deepEqual(waits(failures()), [10, 20, 30]);
});

test('does not retry if a process refuses its settings', async () => {
  const { run, pids } = await keep([
    '--say',
    'PORT must be a port',
    '--status', // never healthy: a process that had been would be restarted
    '503',
    '--exit-after',
    '50',
    '--exit-code',
    '78',
  ]);
  await assert.rejects(run, (error) => {
    assert.ok(error instanceof SettingsRefusedError);
    assert.equal(error.message, 'PORT must be a port');
    return true;
  });
  assert.equal(pids.read().length, 1);
});

test('a hung process is killed and restarted, even after garbage collection', async () => {
  const { pids, end, failures, starts } = await keep([]);
  await eventually(() => starts() === 1);
  process.kill(Number(pids.read()[0]), 'SIGSTOP');
  setFlagsFromString('--expose-gc');
  /** @type {() => void} */
  const collect = runInNewContext('gc');
  const collecting = setInterval(() => collect(), 100);
  await eventually(() => starts() === 2).finally(() => clearInterval(collecting));
  assert.deepEqual(pids.read().map(isAlive), [false, true]);
  await end();
  assert.equal(failures()[0]?.how, 'did not answer any more');
});

test('a process that is busy for a while is left alone', async () => {
  const { pids, end, port, starts } = await keep(['--block-after', '600', '--block-for', '700']);
  await eventually(() => starts() === 1);
  await sleep(1_500);
  assert.equal((await fetch(`http://127.0.0.1:${port}/`)).status, 200);
  assert.equal(pids.read().length, 1);
  await end();
});

test('so is one that answers with an error, because killing it would not bring its database back', async () => {
  const { pids, end, events } = await keep(['--status', '503']);
  await eventually(() => pids.read().length === 1);
  await sleep(1_500);
  assert.deepEqual([pids.read().length, events], [1, []]);
  await end();
});

test('so is one that closes further connections', async () => {
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  assert.equal(await statusOf(healthOn(port), 8_000), 0);
  server.close();
  await once(server, 'close');
  assert.equal(await statusOf(healthOn(port), 8_000), null);
});

test('a start may take any time as long as the event loop is running', async () => {
  const slow = await keep(['--listen-after', '9000']);
  const stopped = await keep(['--listen-after', '60000']);
  await eventually(() => stopped.pids.read().length === 1);
  process.kill(Number(stopped.pids.read()[0]), 'SIGSTOP');
  await eventually(() => stopped.failures().length === 1);
  await eventually(() => slow.starts() === 1);
  assert.deepEqual(slow.failures(), []);
  await slow.end();
  await stopped.end();
});

test('the signal ends it at once, even between two starts', async () => {
  const { end, starts } = await keep([]);
  await eventually(() => starts() === 1);
  const startedAt = Date.now();
  await end();
  assert.ok(Date.now() - startedAt < 5_000);
});
