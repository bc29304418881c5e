import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { test } from 'node:test';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { eventually, isAlive, pidFile, serviceSpec } from './fixtures/service-spec.mjs';
import { startProcess } from './managed-process.mjs';

const PARENT = fileURLToPath(new URL('./fixtures/parent.mjs', import.meta.url));

test('passes on the process’s output, keeps the last fifty lines, and reports how it ended', async () => {
  /** @type {string[]} */
  const seen = [];
  const lines = Array.from({ length: 60 }, (_, n) => `line ${n}`);
  const args = [...lines.flatMap((line) => ['--say', line]), '--exit-after', '10', '--exit-code', '7'];
  const child = startProcess(serviceSpec(args, { onLine: (line) => seen.push(line) }));
  assert.deepEqual(await child.exited, { code: 7, signal: null });
  assert.deepEqual(seen, lines);
  assert.deepEqual(child.recentLines(), lines.slice(-50));
});

test('`stop` ends the process and its children', async () => {
  const pids = pidFile();
  const child = startProcess(serviceSpec(['--pids', pids.path, '--with-grandchild']));
  await eventually(() => pids.read().length === 2);
  await child.stop();
  assert.deepEqual(pids.read().filter(isAlive), []);
});

test('a process that ignores SIGTERM is eventually killed', async () => {
  const child = startProcess(serviceSpec(['--ignore-sigterm', '--say', 'up'], { stopMs: 200 }));
  await eventually(() => child.recentLines().includes('up'));
  assert.deepEqual(await child.stop(), { code: null, signal: 'SIGKILL' });
  assert.ok(child.recentLines().includes('not yet'));
});

test('a crash also ends the process’s children', async () => {
  const pids = pidFile();
  const child = startProcess(serviceSpec(['--pids', pids.path, '--with-grandchild', '--exit-after', '100']));
  await child.exited;
  assert.equal(pids.read().length, 2);
  assert.deepEqual(pids.read().filter(isAlive), []);
});

test('files written by the process are readable only by their owner', async () => {
  const pids = pidFile();
  const child = startProcess(serviceSpec(['--pids', pids.path, '--exit-after', '10']));
  await child.exited;
  assert.equal(statSync(pids.path).mode & 0o777, 0o600);
});

test('no orphan is left when the supervisor itself is killed', async () => {
  const pids = pidFile();
  const parent = spawn(process.execPath, [PARENT, '--pids', pids.path], { stdio: 'ignore' });
  await eventually(() => pids.read().length === 1);
  parent.kill('SIGKILL');
  await eventually(() => !pids.read().some(isAlive));
});

test('a process gives memory back soon, unless the operator has set it otherwise', async () => {
  const script =
    'console.log(process.env.MALLOC_ARENA_MAX, process.env.MALLOC_MMAP_THRESHOLD_); process.exit()';
  const said = async (/** @type {NodeJS.ProcessEnv} */ env) => {
    const child = startProcess({ args: ['-e', script], cwd: process.cwd(), env: { ...process.env, ...env } });
    await child.exited;
    return child.recentLines();
  };
  assert.deepEqual(await said({}), ['2 131072']);
  assert.deepEqual(await said({ MALLOC_MMAP_THRESHOLD_: '65536' }), ['2 65536']);
});
