import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { freePort } from '../supervisor/free-port.mjs';
import { portProblem } from './ports.mjs';

test('a free port is no problem', async () => {
  assert.equal(await portProblem('PORT', await freePort(), 'localhost', 'npm start'), null);
});

for (const [held, asked] of [
  ['127.0.0.1', 'localhost'],
  ['127.0.0.1', '0.0.0.0'],
  ['0.0.0.0', '127.0.0.1'],
]) {
  test(`a port held on ${held} counts as taken for ${asked}, and the message says how to choose another`, async () => {
    const port = await freePort();
    const server = createServer().listen(port, held);
    await new Promise((resolve) => server.once('listening', resolve));
    const problem = await portProblem('CMS_PORT', port, asked ?? '', 'npm start');
    server.close();
    assert.match(problem ?? '', new RegExp(`Port ${port} is taken .*CMS_PORT=${port + 1} npm start`));
  });
}

test('an unknown host is named', async () => {
  assert.match(
    (await portProblem('PORT', 3000, 'no-such-host.invalid', 'npm start')) ?? '',
    /no-such-host\.invalid/,
  );
});
