import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromPlaywright } from './playwright-report.mjs';
import { emptyReport, judged } from './report.mjs';
import { fromTwoTries, fromVitest, toTryAgain } from './vitest-report.mjs';

test('reads what vitest writes, and counts a file that could not be loaded as a failure', () => {
  const report = fromVitest(
    JSON.stringify({
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'adds', failureMessages: [] },
            { status: 'failed', fullName: 'subtracts', failureMessages: ['expected 1 to be 2'] },
            { status: 'skipped', fullName: 'divides', failureMessages: [] },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      ],
    }),
  );
  assert.deepEqual(report, {
    passed: 1,
    skipped: 1,
    failures: [
      { title: 'a.test.ts > subtracts', message: 'expected 1 to be 2' },
      { title: 'b.test.ts', message: 'Cannot find module' },
    ],
  });
});

test('a few failed files of vitest are tried again, and what passes then is named with what it failed by', () => {
  const file = (/** @type {string} */ name, /** @type {string[]} */ ...failed) => ({
    name,
    status: failed.length > 0 ? 'failed' : 'passed',
    assertionResults: ['adds', 'divides'].map((fullName) =>
      failed.includes(fullName)
        ? { status: 'failed', fullName, failureMessages: ['timed out'] }
        : { status: 'passed', fullName, failureMessages: [] },
    ),
  });
  const json = (/** @type {object[]} */ ...testResults) => JSON.stringify({ testResults });
  const first = json(file('a'), file('b', 'adds', 'divides'), file('c', 'adds'));
  assert.deepEqual(toTryAgain(first), ['b', 'c']);
  assert.deepEqual(toTryAgain(json(...['a', 'b', 'c', 'd'].map((name) => file(name, 'adds')))), []);
  assert.deepEqual(fromTwoTries(first, json(file('b', 'adds'), file('c'))), {
    passed: 5,
    skipped: 0,
    failures: [{ title: 'b > adds', message: 'timed out' }],
    note: 'passed at the second try: b > divides (at first: timed out); c > adds (at first: timed out)',
  });
});

test('reads what Playwright writes: nested suites, a test that needed its second try, errors before any test', () => {
  const spec = (
    /** @type {string} */ title,
    /** @type {string} */ status,
    /** @type {object[]} */ results = [],
  ) => ({
    title,
    file: 'menu.spec.ts',
    tests: [{ status, results }],
  });
  const report = fromPlaywright(
    JSON.stringify({
      errors: [{ message: 'config is wrong' }],
      suites: [
        {
          title: 'menu.spec.ts',
          specs: [spec('shows dishes', 'expected')],
          suites: [
            {
              title: 'search',
              specs: [
                spec('finds', 'unexpected', [{ error: { message: '\u001b[31mTimed out\u001b[39m' } }]),
                spec('flickers', 'flaky', [{ error: { message: 'once' } }, {}]),
                spec('later', 'skipped'),
              ],
            },
          ],
        },
      ],
    }),
  );
  assert.equal(report.passed, 2);
  assert.equal(report.note, 'passed at the second try: menu.spec.ts > search > flickers');
  assert.equal(report.skipped, 1);
  assert.deepEqual(report.failures, [
    { title: 'before any test', message: 'config is wrong' },
    { title: 'menu.spec.ts > search > finds', message: 'Timed out' },
  ]);
});

test('a runner that crashed, tried nothing, or failed without a failed test is a failure', () => {
  const ended = { code: 0, lines: ['last words'] };
  assert.match(judged(null, { ...ended, code: 137 }).failures[0]?.message ?? '', /code 137[^]*last words/);
  assert.equal(judged(emptyReport(), ended).failures[0]?.title, 'no test was run');
  assert.equal(judged({ ...emptyReport(), skipped: 3 }, ended).failures.length, 1);
  const left = judged({ ...emptyReport(), passed: 3, skipped: 1 }, ended);
  assert.equal(left.failures[0]?.title, 'not every test was run');
  assert.match(
    judged({ ...emptyReport(), passed: 3 }, { ...ended, code: 1 }).failures[0]?.message ?? '',
    /code 1/,
  );
  assert.equal(judged({ ...emptyReport(), passed: 3 }, ended).failures.length, 0);
});
