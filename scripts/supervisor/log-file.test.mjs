import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openLog } from './log-file.mjs';

const noProblem = (/** @type {string} */ text) => assert.equal(text, '');

test('starts empty at every run and keeps the previous run’s log', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'log-')), 'deep', 'cms.log');
  openLog(path, noProblem)('first run');
  assert.equal(existsSync(`${path}.1`), false);
  const write = openLog(path, noProblem);
  write('second');
  write('run');
  assert.equal(readFileSync(path, 'utf8'), 'second\nrun\n');
  assert.equal(readFileSync(`${path}.1`, 'utf8'), 'first run\n');
});

test('is readable only by its owner, even if an earlier version created it', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'log-')), 'cms.log');
  writeFileSync(path, '', { mode: 0o644 });
  openLog(path, noProblem)('a line');
  assert.deepEqual(
    [path, `${path}.1`].map((file) => statSync(file).mode & 0o777),
    [0o600, 0o600],
  );
});

test('starts a new file when it has grown large', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'log-')), 'web.log');
  const write = openLog(path, noProblem, 20);
  for (const line of ['0123456789', '0123456789', 'last']) write(line);
  assert.equal(readFileSync(path, 'utf8'), '0123456789\nlast\n');
  assert.equal(readFileSync(`${path}.1`, 'utf8'), '0123456789\n');
});

test('drops lines while the disk is full, says so once, and continues', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'log-')), 'run');
  writeFileSync(folder, 'in the way');
  /** @type {string[]} */
  const problems = [];
  const write = openLog(join(folder, 'web.log'), (text) => problems.push(text));
  write('lost');
  assert.equal(problems.length, 1);
  assert.match(problems[0] ?? '', /^The log can't be written: Error: .*run'$/);
  rmSync(folder);
  openLog(join(folder, 'cms.log'), noProblem);
  write('kept');
  assert.equal(readFileSync(join(folder, 'web.log'), 'utf8'), 'kept\n');
});
