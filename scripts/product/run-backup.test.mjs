import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { ROOT } from './apps.mjs';
import { requireLock } from './run-lock.mjs';

test('beside another command, where nothing has been started yet, a backup says so', async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'nothing-yet-')));
  cpSync(join(ROOT, 'scripts'), join(root, 'scripts'), { recursive: true });
  const release = await requireLock(root, { command: 'npm test' });
  await assert.rejects(promisify(execFile)(process.execPath, ['scripts/backup.mjs'], { cwd: root }), {
    code: 1,
    stderr: 'Nothing has been started here yet, and npm test is using this folder. Try again later.\n',
  });
  release();
  rmSync(root, { recursive: true });
});
