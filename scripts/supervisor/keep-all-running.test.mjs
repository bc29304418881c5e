import assert from 'node:assert/strict';
import { test } from 'node:test';
import process from 'node:process';
import { eventually, healthOn, isAlive, pidFile, serviceSpec } from './fixtures/service-spec.mjs';
import { freePort } from './free-port.mjs';
import { keepAllRunning } from './keep-running.mjs';

/** @typedef {import('./keep-running.mjs').KeptEvent} KeptEvent */

/** @param {string[][]} all the arguments of each */
async function start(...all) {
  const end = new AbortController();
  const services = await Promise.all(
    all.map(async (args) => {
      const port = await freePort();
      const pids = pidFile();
      /** @type {KeptEvent['type'][]} */
      const events = [];
      const spec = {
        process: serviceSpec(['--port', `${port}`, '--pids', pids.path, ...args]),
        healthUrl: healthOn(port),
        onEvent: (/** @type {KeptEvent} */ event) => events.push(event.type),
      };
      return { spec, port, pids, events };
    }),
  );
  const specs = services.map(({ spec }) => spec);
  const run = keepAllRunning(specs, end.signal);
  const alive = () => services.flatMap(({ pids }) => pids.read()).filter(isAlive);
  const [first = assert.fail(), second = assert.fail()] = services;
  return { first, second, end, run, alive };
}

test('runs all of them, and ends all on the signal', async () => {
  const { first, second, end, run, alive } = await start([], []);
  await eventually(() => first.events.length === 1 && second.events.length === 1);
  assert.equal(alive().length, 2);
  end.abort();
  await run;
  assert.deepEqual(alive(), []);
});

test('a killed one is restarted at once, while the other keeps serving', async () => {
  const { first, second, end, run } = await start([], []);
  await eventually(() => first.events.length === 1 && second.events.length === 1);
  process.kill(Number(second.pids.read()[0]), 'SIGKILL');
  await eventually(() => second.events.length === 3);
  assert.deepEqual(second.events, ['healthy', 'failed', 'healthy']);
  assert.equal((await fetch(healthOn(first.port))).status, 200);
  assert.equal(first.pids.read().length, 1);
  end.abort();
  await run;
});

test('ends without leftover processes if one refuses its settings', async () => {
  const { run, alive } = await start(
    [],
    ['--say', 'HOST is wrong', '--exit-after', '800', '--exit-code', '78', '--status', '503'],
  );
  await assert.rejects(run, { message: 'HOST is wrong' });
  assert.deepEqual(alive(), []);
});
