import assert from 'node:assert/strict';
import { test } from 'node:test';
import { causeIn } from './log-lines.mjs';

test('an error that is logged and printed with its stack is told once, without the time', () => {
  const lines = [
    '[2026-11-22 10:38:16.496] \u001b[31merror\u001b[39m: file is not a database',
    'SqliteError: file is not a database',
    '    at Database.prepare (/app/node_modules/better-sqlite3/lib/methods/wrappers.js:5:21)',
    '[2026-11-22 10:38:16.502] \u001b[32minfo\u001b[39m: Shutting down Strapi',
  ];
  assert.deepEqual(causeIn(lines), ['error: file is not a database']);
});

test('without a problem the last lines stand for it', () => {
  assert.deepEqual(causeIn(['1', '2', '3', '4', '5', '6']), ['2', '3', '4', '5', '6']);
  assert.deepEqual(causeIn([]), []);
});
