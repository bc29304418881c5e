import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { noteUnseenPasswords, signInLines } from './sign-ins.mjs';

const env = {
  PANEL_EMAIL: 'p@a',
  PANEL_PASSWORD: 'panel-pass',
  STAFF_EMAIL: 's@a',
  STAFF_PASSWORD: 'staff-pass',
};

test('shows generated passwords once, and never those that a person chose', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'unseen-')), 'unseen');
  noteUnseenPasswords(path, ['JWT_SECRET', 'STAFF_PASSWORD']);
  assert.equal(readFileSync(path, 'utf8'), 'STAFF_PASSWORD');
  const first = signInLines(path, env, 'http://localhost:3000').join('\n');
  assert.match(first, /http:\/\/localhost:3000\/cms\/admin\n/);
  assert.match(first, /http:\/\/localhost:3000\/admin\n/);
  assert.match(first, /p@a {2}password in \.env/);
  assert.match(first, /s@a {2}staff-pass/);
  assert.doesNotMatch(first, /panel-pass/);
  const second = signInLines(path, env, 'http://localhost:3000').join('\n');
  assert.doesNotMatch(second, /staff-pass/);
});
