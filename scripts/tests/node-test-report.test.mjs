import assert from 'node:assert/strict';
import { test } from 'node:test';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../product/run-command.mjs';
import { fromNodeTest } from './node-test-report.mjs';

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

test('counts each test once, with the message of each that failed', async () => {
  const args = [
    '--test',
    `--test-reporter=${here('./node-test-reporter.mjs')}`,
    here('./fixtures/mixed.mjs'),
  ];
  const env = { ...process.env };
  delete env['NODE_TEST_CONTEXT']; // otherwise the inner run would report to ours
  const { code, lines } = await runCommand(process.execPath, args, { cwd: process.cwd(), env });
  assert.equal(code, 1);
  const report = fromNodeTest(lines.join('\n'));
  assert.equal(report.passed, 2);
  assert.equal(report.skipped, 1);
  assert.deepEqual(
    report.failures.map(({ title }) => title.replace(/^.*> /, '')),
    ['bad', 'bad inside'],
  );
  assert.match(report.failures[0]?.message ?? '', /one is not two/);
});
