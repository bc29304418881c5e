import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { eventually, isAlive } from '../supervisor/fixtures/service-spec.mjs';

const ENDLESS = fileURLToPath(new URL('./fixtures/endless.mjs', import.meta.url));
const TOOL = `
  const { pid } = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
  console.log('tool ' + process.pid + '\\nforked ' + pid);
  setInterval(() => {}, 1000);`;
const STUBBORN = `process.on('SIGTERM', () => {}); ${TOOL}`;

/** @type {Set<number>} */
const started = new Set();
after(() => {
  for (const pid of started) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
});

/**
 * Starts the endless command, and waits until its child has forked.
 *
 * @param {string} script
 * @param {{command?: string, env?: NodeJS.ProcessEnv}} [more] a shell's command line, instead of node itself
 */
async function start(script, { command, env = {} } = {}) {
  const [program, ...args] = command
    ? ['sh', '-c', command, 'sh', process.execPath, ENDLESS, script]
    : [process.execPath, ENDLESS, script];
  const cleaned = { ...process.env, npm_lifecycle_event: '', ...env };
  const child = spawn(program, args, { env: cleaned, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (said += text));
  const pid = (/** @type {string} */ who) => Number(new RegExp(`^${who} (\\d+)$`, 'm').exec(said)?.[1] ?? 0);
  await eventually(() => pid('forked') > 0, 10_000);
  const pids = [pid('self'), pid('tool'), pid('forked')];
  for (const one of pids) started.add(one);
  return { child, exited: once(child, 'exit'), said: () => said, alive: () => pids.filter(isAlive) };
}

test('a signal ends the command and everything it runs, and nothing more is started', async () => {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    const { child, exited, said, alive } = await start(TOOL);
    assert.equal(alive().length, 3);
    child.kill(signal);
    assert.deepEqual(await exited, [130, null]);
    assert.match(said(), /codes 1 130\n$/);
    assert.equal(said().match(/tool/g)?.length, 1);
    await eventually(() => alive().length === 0, 2_000);
  }
});

test('a signal that arrives twice at once counts once; a later one ends everything immediately', async () => {
  const { child, exited, alive } = await start(STUBBORN);
  child.kill('SIGINT');
  child.kill('SIGINT');
  await sleep(700);
  assert.ok(alive().length >= 2, 'the stubborn tool and we ourselves');
  child.kill('SIGINT');
  assert.deepEqual(await exited, [130, null]);
  await eventually(() => alive().length === 0, 1_000);
});

test('ends if the npm that runs it is killed', async () => {
  const { child, alive } = await start(TOOL, {
    command: '"$@"; :',
    env: { npm_lifecycle_event: 'start' },
  });
  await sleep(1_500);
  assert.equal(alive().length, 3, 'stays while npm is there');
  child.kill('SIGKILL');
  await eventually(() => alive().length === 0, 5_000);
});

test('ends even if its output is no longer read', async () => {
  const { child, exited, alive } = await start(`${TOOL} setInterval(() => console.log('more'), 100);`);
  assert.equal(alive().length, 3);
  child.stdout.destroy();
  await eventually(() => alive().length === 0, 5_000);
  assert.deepEqual(await exited, [130, null]);
});

const noDevFull = existsSync('/dev/full') ? false : 'this system has no /dev/full';
test('continues if its output does not fit on the disk', { skip: noDevFull }, async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'ending-')), 'steps');
  const step = `console.log('a line'); setTimeout(() => require('fs').appendFileSync('${file}', 'step '), 500)`;
  const child = spawn(process.execPath, [ENDLESS, step], {
    stdio: ['ignore', openSync('/dev/full', 'w'), 'inherit'],
  });
  await once(child, 'exit');
  assert.equal(readFileSync(file, 'utf8'), 'step step ');
});
