import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { fromJUnit } from './junit-report.mjs';
import { emptyReport, judged, ofTwoTries } from './report.mjs';
import { runNodeTests } from './runners.mjs';

test('counts each Node.js test once, with the message of each failure', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mixed-'));
  writeFileSync(
    join(folder, 'mixed.test.mjs'),
    `import { describe, test } from 'node:test';
    test('good', () => {});
    test('left out', { skip: 'not today' }, () => {});
    describe('a suite', () => {
      test('good inside', () => {});
      test('bad & inside', () => { throw new Error('one < two'); });
    });`,
  );
  delete process.env['NODE_TEST_CONTEXT']; // otherwise the inner run would report to ours
  const { passed, skipped, failures } = await runNodeTests(folder, ['mixed.test.mjs']);
  assert.deepEqual([passed, skipped, failures.length], [2, 1, 1]);
  // Since version 24, Node.js also includes the suite's name.
  assert.match(failures[0]?.title ?? '', /^(?:a suite > )?bad & inside$/);
  assert.match(failures[0]?.message ?? '', /Error: one < two\n.*mixed\.test\.mjs:6/);
});

test('reads Vitest’s report, and counts a file that could not be loaded as a failure', () => {
  const xml = `<testsuite name="a.test.ts" tests="3">
    <testcase classname="a.test.ts" name="sums &gt; adds &amp; more" time="0.1">
    </testcase>
    <testcase classname="a.test.ts" name="sums &gt; later" time="0"><skipped/></testcase>
    <testcase classname="a.test.ts" name="sums &gt; subtracts" time="0">
      <failure message="expected 1 to be 2" type="AssertionError">
AssertionError: expected 1 to be &lt;2&gt;
      </failure>
    </testcase>
    <testcase classname="b.test.ts" name="b.test.ts" time="0"><failure message="" type="Error">
Error: Cannot find module</failure></testcase>`;
  assert.deepEqual(fromJUnit(xml), {
    ...emptyReport(),
    passed: 1,
    skipped: 1,
    failures: [
      {
        title: 'a.test.ts > sums > subtracts',
        file: 'a.test.ts',
        message: 'AssertionError: expected 1 to be <2>',
      },
      { title: 'b.test.ts', file: 'b.test.ts', message: 'Error: Cannot find module' },
    ],
  });
});

test('reads Playwright’s report, with retries and the page at the failure', () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-'));
  const rest = Array.from({ length: 60 }, (_, index) => `  - text: ${index}`).join('\n');
  writeFileSync(
    join(folder, 'error-context.md'),
    `# Page snapshot\n\n\`\`\`yaml\n- main [ref=e2]:\n  - button "Edit" [ref=e6] [cursor=pointer]\n${rest}\n\`\`\`\n`,
  );
  const calls = Array.from({ length: 99 }, (_, index) => `  - call ${index}`).join('\n');
  const { again, failures } = fromJUnit(
    `<testcase name="flickers" classname="a.spec.ts" time="1">
<flakyFailure message="not" type="expect.toBe"><stackTrace><![CDATA[not <yet>]]></stackTrace></flakyFailure>
</testcase>
<testcase name="search › finds" classname="a.spec.ts">
<error message="Timed out" type="Error"><![CDATA[${calls}\n\n${'x'.repeat(900)}
    Error Context: error-context.md]]></error>
</testcase>`,
    folder,
  );
  assert.deepEqual(again, [{ title: 'a.spec.ts > flickers', file: 'a.spec.ts', message: 'not <yet>' }]);
  assert.equal(failures[0]?.title, 'a.spec.ts > search › finds');
  const lines = failures[0]?.message.split('\n') ?? [];
  assert.deepEqual([lines[0], lines[30]], ['  - call 0', '… 41 lines …']);
  assert.ok(lines.includes(`${'x'.repeat(300)}…`));
  const page = lines.indexOf('The page as it stood:');
  assert.deepEqual(lines.slice(page + 1, page + 4), ['- main:', '  - button "Edit"', '  - text: 0']);
  assert.equal(lines.at(-1), '… 22 more lines');
});

test('a test that passes on retry is listed with its first failure', () => {
  const failed = (/** @type {string[]} */ ...titles) =>
    titles.map((title) => ({ title, file: 'b', message: 'timed out\nthere' }));
  const first = { ...emptyReport(), passed: 4, failures: failed('b > adds', 'b > divides') };
  const second = { ...emptyReport(), passed: 1, failures: failed('b > adds') };
  assert.deepEqual(ofTwoTries(first, second), {
    passed: 5,
    skipped: 0,
    failures: failed('b > adds'),
    again: failed('b > divides'),
  });
});

test('a runner that crashed, ran nothing, or failed without a failed test is a failure', () => {
  const ended = { code: 0, lines: ['last words'] };
  assert.match(judged(null, { ...ended, code: 137 }).failures[0]?.message ?? '', /code 137[^]*last words/);
  assert.equal(judged(emptyReport(), ended).failures[0]?.title, 'no test was run');
  const left = judged({ ...emptyReport(), passed: 3, skipped: 1 }, ended);
  assert.equal(left.failures[0]?.title, 'not every test was run');
  const { failures } = judged({ ...emptyReport(), passed: 3 }, { ...ended, code: 1 });
  assert.match(failures[0]?.message ?? '', /code 1/);
  assert.equal(judged({ ...emptyReport(), passed: 3 }, ended).failures.length, 0);
});
