import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import process from 'node:process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { requireLock, socketPath, takeLock } from './run-lock.mjs';

const HOLDER = fileURLToPath(new URL('./fixtures/hold-lock.mjs', import.meta.url));

test('a second command learns who holds the folder, and a killed one holds nothing', async () => {
  const root = `/some/where/${process.pid}`;
  const holder = spawn(process.execPath, [HOLDER, root], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await once(holder.stdout.setEncoding('utf8'), 'data');
  assert.equal(said, 'held\n');

  const second = await takeLock(root, { command: 'npm run dev' });
  assert.deepEqual(second, {
    heldBy: { pid: holder.pid, command: 'npm start', url: 'http://localhost:3000' },
  });
  await assert.rejects(requireLock(root, { command: 'npm run dev' }), {
    message: `npm start already runs in this folder (process ${holder.pid}, for http://localhost:3000). End that one first.`,
  });

  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const third = await takeLock(root, { command: 'npm run dev' });
  assert.ok('release' in third);
  third.release();
});

test('a released lock can be taken again, and other folders have their own', async () => {
  const root = `/some/where/else/${process.pid}`;
  const first = await requireLock(root, { command: 'npm start' });
  const other = await requireLock(`${root}/other`, { command: 'npm start' });
  first();
  const again = await requireLock(root, { command: 'npm start' });
  again();
  other();
});

test('of many that start at once after one was killed, exactly one holds the folder', async () => {
  const root = `/some/busy/place/${process.pid}`;
  const start = () => spawn(process.execPath, [HOLDER, root], { stdio: ['ignore', 'pipe', 'inherit'] });
  const killed = start();
  await once(killed.stdout, 'data');
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const holders = Array.from({ length: 6 }, start);
  try {
    const said = await Promise.all(
      holders.map(async ({ stdout }) => String((await once(stdout, 'data'))[0])),
    );
    assert.deepEqual(said.sort(), ['held\n', ...Array.from({ length: 5 }, () => 'refused\n')]);
  } finally {
    for (const holder of holders) holder.kill('SIGKILL');
  }
});

test('one that does not answer still holds the folder', async () => {
  const root = `/some/silent/place/${process.pid}`;
  const holder = spawn(process.execPath, [HOLDER, root], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  holder.kill('SIGSTOP');
  try {
    await assert.rejects(requireLock(root, { command: 'npm start' }), {
      message: 'Another command already runs in this folder (it does not answer). End that one first.',
    });
  } finally {
    holder.kill('SIGKILL');
  }
});

test('one that ends while being asked holds nothing', async () => {
  const root = `/some/ending/place/${process.pid}`;
  const ending = createServer((socket) => {
    socket.end();
    ending.close();
  });
  await once(ending.listen(socketPath(root)), 'listening');
  const release = await requireLock(root, { command: 'npm start' });
  release();
});
