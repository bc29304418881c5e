import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import process from 'node:process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const KEEP_RUNNING = fileURLToPath(new URL('./keep-running.mjs', import.meta.url));

/**
 * @param {string} script
 * @param {string} [url]
 */
function keep(script, url = 'http://127.0.0.1:1/') {
  const child = spawn(process.execPath, [KEEP_RUNNING, url, '-e', script], { stdio: 'pipe' });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  return { child, said: () => said, ended: once(child, 'close') };
}

test('a container restarts a process that exits, and ends it on SIGTERM', async () => {
  const server = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const { child, said, ended } = keep(
    `console.log('started'); process.once('SIGTERM', () => process.exit(0)); setTimeout(() => process.exit(5), 500)`,
    `http://127.0.0.1:${port}/`,
  );
  while ((said().match(/started/g) ?? []).length < 2) await once(child.stdout, 'data');
  assert.match(said(), /"msg":"The process ended with code 5; it is started again at once\."/);
  child.kill('SIGTERM');
  assert.deepEqual(await ended, [0, null]);
  server.close();
});

test('a container ends with a process that refuses its settings', async () => {
  const { said, ended } = keep(`console.log('JWT_SECRET is missing'); process.exit(78)`);
  assert.deepEqual(await ended, [78, null]);
  assert.equal(said(), 'JWT_SECRET is missing\n');
});
