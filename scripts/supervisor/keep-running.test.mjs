import assert from 'node:assert/strict';
import { test } from 'node:test';
import process from 'node:process';
import { eventually, freePort, healthOn, isAlive, pidFile, serviceSpec } from './fixtures/service-spec.mjs';
import { keepRunning, NeverCameUpError } from './keep-running.mjs';

/** @typedef {import('./keep-running.mjs').KeptEvent} KeptEvent */

/**
 * @param {string[]} args
 * @param {{healthyResetMs?: number, firstHealthMs?: number}} [more]
 */
async function keep(args, more = {}) {
  const port = await freePort();
  const pids = pidFile();
  /** @type {KeptEvent[]} */
  const events = [];
  const end = new AbortController();
  const spec = {
    process: serviceSpec(['--port', String(port), '--pids', pids.path, ...args]),
    health: healthOn(port),
    backOff: (/** @type {number} */ crashes) => crashes * 10,
    onEvent: (/** @type {KeptEvent} */ event) => events.push(event),
    ...more,
  };
  return { events, pids, end, run: keepRunning(spec, end.signal) };
}

/** @param {KeptEvent[]} events */
const waits = (events) => events.flatMap((event) => (event.type === 'crashed' ? [event.waitMs] : []));

test('starts a killed process again, after growing pauses', async () => {
  const { events, pids, end, run } = await keep([]);
  for (const start of [1, 2, 3]) {
    await eventually(() => events.filter((event) => event.type === 'healthy').length === start);
    process.kill(Number(pids.read().at(-1)), 'SIGKILL');
    await eventually(() => waits(events).length === start);
  }
  await eventually(() => events.filter((event) => event.type === 'healthy').length === 4);
  end.abort();
  await run;
  assert.deepEqual(waits(events), [10, 20, 30]);
  const again = events.flatMap((event) => (event.type === 'healthy' ? [event.again] : []));
  assert.deepEqual(again, [false, true, true, true]);
  assert.deepEqual(pids.read().filter(isAlive), []);
});

test('a crash after a spell of health counts as the first again', async () => {
  const { events, end, run } = await keep(['--exit-after', '1500'], { healthyResetMs: 200 });
  await eventually(() => waits(events).length === 2);
  end.abort();
  await run;
  assert.deepEqual(waits(events), [10, 10]);
});

test('says why when the process ends before it was ever well', async () => {
  const { run } = await keep(['--status', '503', '--say', 'APP_KEYS is missing', '--exit-after', '300']);
  await assert.rejects(run, (error) => {
    assert.ok(error instanceof NeverCameUpError);
    assert.equal(error.message, 'service ended with code 1 before it was ready.');
    assert.deepEqual(error.lines, ['APP_KEYS is missing']);
    return true;
  });
});

test('gives up on a process that lives but never gets well, and ends it', async () => {
  const { pids, run } = await keep(['--status', '503'], { firstHealthMs: 1_000 });
  await assert.rejects(run, { message: 'service was not ready after 1 s.' });
  assert.equal(pids.read().length, 1);
  assert.deepEqual(pids.read().filter(isAlive), []);
});

test('the signal ends it at once, even between two starts', async () => {
  const { events, pids, end, run } = await keep([]);
  await eventually(() => events.length === 1);
  const startedAt = Date.now();
  end.abort();
  await run;
  assert.ok(Date.now() - startedAt < 5_000);
  assert.deepEqual(pids.read().filter(isAlive), []);
});
