import assert from 'node:assert/strict';
import { test } from 'node:test';
import process from 'node:process';
import { eventually, freePort, healthOn, isAlive, pidFile, serviceSpec } from './fixtures/service-spec.mjs';
import { runPair } from './run-pair.mjs';

/**
 * @param {{cms?: string[], web?: string[]}} [args]
 */
async function start({ cms = [], web = [] } = {}) {
  const ports = { cms: await freePort(), web: await freePort() };
  const pids = { cms: pidFile(), web: pidFile() };
  const end = new AbortController();
  /** @type {string[]} */
  const said = [];
  const run = runPair(
    {
      cms: {
        process: {
          ...serviceSpec(['--port', `${ports.cms}`, '--pids', pids.cms.path, ...cms]),
          name: 'The CMS',
        },
        health: healthOn(ports.cms),
        backOff: () => 50,
      },
      web: {
        process: serviceSpec(['--port', `${ports.web}`, '--pids', pids.web.path, ...web]),
        health: healthOn(ports.web),
      },
      onCmsEvent: (event) => said.push(event.type),
      onReady: () => said.push('ready'),
    },
    end.signal,
  );
  const alive = () => [...pids.cms.read(), ...pids.web.read()].filter(isAlive);
  return { ports, pids, end, said, run, alive };
}

test('says when both are ready, and ends both on the signal', async () => {
  const { end, said, run, alive } = await start();
  await eventually(() => said.includes('ready'));
  assert.equal(alive().length, 2);
  end.abort();
  assert.deepEqual(await run, { ok: true });
  assert.deepEqual(alive(), []);
});

test('the web host serves on while a crashed CMS is started again', async () => {
  const { ports, pids, end, said, run } = await start();
  await eventually(() => said.includes('ready'));
  const web = pids.web.read();
  process.kill(Number(pids.cms.read()[0]), 'SIGKILL');
  await eventually(() => said.includes('crashed'));
  assert.equal((await fetch(`http://127.0.0.1:${ports.web}/`)).status, 200);
  await eventually(() => said.filter((type) => type === 'healthy').length === 2);
  assert.equal(said.filter((type) => type === 'ready').length, 1);
  assert.deepEqual(pids.web.read(), web);
  end.abort();
  await run;
});

test('ends with the reason, and without leftovers, when the web host ends', async () => {
  const { run, alive } = await start({
    web: ['--say', 'no room left', '--exit-after', '800', '--exit-code', '3'],
  });
  assert.deepEqual(await run, {
    ok: false,
    reason: 'The web host ended with code 3.',
    lines: ['no room left'],
  });
  assert.deepEqual(alive(), []);
});

test('ends with the reason when the CMS never came up', async () => {
  const { run, said, alive } = await start({ cms: ['--status', '503', '--exit-after', '400'] });
  assert.deepEqual(await run, {
    ok: false,
    reason: 'The CMS ended with code 1 before it was ready.',
    lines: [],
  });
  assert.deepEqual(said, []);
  assert.deepEqual(alive(), []);
});
