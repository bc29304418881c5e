import assert from 'node:assert/strict';
import { chmodSync, cpSync, existsSync, mkdtempSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { ROOT } from './apps.mjs';
import { keepPrivate, requireWritable } from './prepare.mjs';
import { createProgress } from './progress.mjs';
import { runCommand } from './run-command.mjs';
import { requireLock } from './run-lock.mjs';

function listening() {
  /** @type {string[]} */
  const said = [];
  return { said, progress: createProgress({ write: (text) => said.push(text) }) };
}

test('removes access by others to settings and logs, and leaves private ones unchanged', () => {
  const { said, progress } = listening();
  const folder = mkdtempSync(join(tmpdir(), 'run-'));
  chmodSync(folder, 0o755);
  keepPrivate(folder, progress);
  assert.equal(statSync(folder).mode & 0o777, 0o700);
  const path = join(mkdtempSync(join(tmpdir(), 'env-')), '.env');
  keepPrivate(path, progress); // the file does not exist yet
  writeFileSync(path, '');
  for (const [before, after] of /** @type {const} */ ([
    [0o644, 0o600],
    [0o660, 0o600],
    [0o400, 0o400],
  ])) {
    chmodSync(path, before);
    keepPrivate(path, progress);
    assert.equal(statSync(path).mode & 0o777, after);
  }
  assert.deepEqual(said, []);
});

test('a folder that cannot be written to is named', () => {
  requireWritable(tmpdir());
  assert.throws(() => requireWritable('/dev/null/folder'), /^Error: \/dev\/null\/folder can't be written to/);
});

test('if that fails, it is reported and the start continues', () => {
  if (process.platform !== 'linux') return; // elsewhere every file can be changed by its owner or root
  const { said, progress } = listening();
  keepPrivate('/proc/self/status', progress); // nobody can change this file, not even root
  assert.match(said.join(''), /^Others can read \/proc\/self\/status.*\n$/);
});

test('a second start changes no settings', async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'product-')));
  cpSync(join(ROOT, 'scripts'), join(root, 'scripts'), { recursive: true });
  const release = await requireLock(root, { command: 'npm run build' });
  const args = [join(root, 'scripts/start.mjs')];
  const { code, lines } = await runCommand(process.execPath, args, { cwd: root });
  release();
  assert.equal(code, 1);
  assert.match(lines.join('\n'), /^npm run build already runs in this folder/);
  assert.equal(existsSync(join(root, '.env')), false);
});
