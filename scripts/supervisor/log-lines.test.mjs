import assert from 'node:assert/strict';
import { test } from 'node:test';
import { causeIn, problemIn } from './log-lines.mjs';

test('shows pino’s warnings and errors as text', () => {
  assert.equal(problemIn('{"level":40,"msg":"serving an old copy"}'), 'warn: serving an old copy');
  assert.equal(
    problemIn('{"level":50,"msg":"render failed","err":{"message":"boom"}}'),
    'error: render failed (boom)',
  );
  assert.equal(problemIn('{"level":40,"msg":"no mail","cause":"refused"}'), 'warn: no mail (refused)');
  assert.equal(problemIn('{"level":30,"msg":"error: only in the text of a note"}'), null);
});

test('shows warnings and errors of plain logs without their colors', () => {
  const line = '[2026-11-21 02:20:00.123] \u001b[31merror\u001b[39m: no such table';
  assert.equal(problemIn(line), '[2026-11-21 02:20:00.123] error: no such table');
  assert.equal(problemIn('TypeError: x is not a function'), 'TypeError: x is not a function');
});

test('keeps everything else in the log file', () => {
  assert.equal(problemIn('[02:20:00] http: GET /api/health (3 ms) 200'), null);
  assert.equal(problemIn('    at Object.<anonymous> (/a/error.js:1:1)'), null);
  assert.equal(problemIn('{"not":"a log entry"}'), null);
  assert.equal(problemIn('{ unfinished'), null);
});

test('an error that is both logged and printed with its stack is shown once, without the time', () => {
  const lines = [
    '[2026-11-22 10:38:16.496] \u001b[31merror\u001b[39m: file is not a database',
    'SqliteError: file is not a database',
    '    at Database.prepare (/app/node_modules/better-sqlite3/lib/methods/wrappers.js:5:21)',
    '[2026-11-22 10:38:16.502] \u001b[32minfo\u001b[39m: Shutting down Strapi',
  ];
  assert.deepEqual(causeIn(lines), ['error: file is not a database']);
});

test('without warnings or errors, gives the last lines instead', () => {
  assert.deepEqual(causeIn(['1', '2', '3', '4', '5', '6']), ['2', '3', '4', '5', '6']);
  assert.deepEqual(causeIn([]), []);
});
