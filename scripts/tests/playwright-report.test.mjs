import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fromPlaywright } from './playwright-report.mjs';

/** @param {object} result */
function messageOf(result) {
  const tests = [{ status: 'unexpected', results: [result] }];
  const json = JSON.stringify({ suites: [{ title: 'a.spec.ts', specs: [{ title: 'adds', tests }] }] });
  const [failure] = fromPlaywright(json).failures;
  assert.equal(failure?.title, 'a.spec.ts > adds');
  return failure.message;
}

const TIMED_OUT = '\u001b[31mTest timeout of 45000ms exceeded.\u001b[39m';
const CLICK = [
  'Error: locator.click: Test timeout of 45000ms exceeded.',
  'Call log:',
  "\u001b[2m  - waiting for getByRole('button', { name: 'Move to the top' })\u001b[22m",
  '',
  '> 6 |   await page.getByRole(…).click();',
  '    at /e2e/journeys/a.spec.ts:6:105',
].join('\n');

test('tells every error of a test, without blank lines and colours: what waited, and in which line', () => {
  assert.equal(
    messageOf({ error: { message: TIMED_OUT }, errors: [{ message: TIMED_OUT }, { message: CLICK }] }),
    [
      'Test timeout of 45000ms exceeded.',
      '',
      'Error: locator.click: Test timeout of 45000ms exceeded.',
      'Call log:',
      "  - waiting for getByRole('button', { name: 'Move to the top' })",
      '> 6 |   await page.getByRole(…).click();',
      '    at /e2e/journeys/a.spec.ts:6:105',
    ].join('\n'),
  );
});

test('shortens what is long in the middle, and no line runs on for ever', () => {
  const calls = Array.from({ length: 100 }, (_, index) => `  - call ${index}`);
  const lines = messageOf({ errors: [{ message: ['What', ...calls, 'x'.repeat(9000)].join('\n') }] }).split(
    '\n',
  );
  assert.equal(lines[0], 'What');
  assert.equal(lines[15], '… 72 lines …');
  assert.equal(lines.length, 31);
  assert.equal(lines.at(-1), `${'x'.repeat(300)}…`);
});

test('tells how the page stood, where Playwright noted it', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'report-test-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'error-context.md');
  const list = Array.from({ length: 60 }, (_, index) => `  - text: ${index}`).join('\n');
  writeFileSync(
    path,
    `# Test info\n\n# Page snapshot\n\n\`\`\`yaml\n- main [ref=e2]:\n  - button "Edit" [ref=e6] [cursor=pointer]\n${list}\n\`\`\`\n\n# Test source\n`,
  );
  const told = messageOf({ errors: [{ message: 'Gone' }], attachments: [{ name: 'error-context', path }] });
  assert.match(told, /^Gone\n\nThe page as it stood:\n- main:\n {2}- button "Edit"\n {2}- text: 0\n/);
  assert.match(told, / {2}- text: 37\n… 22 more lines$/);
  const lost = [{ name: 'error-context', path: join(folder, 'lost.md') }];
  assert.equal(messageOf({ errors: [{ message: 'Gone' }], attachments: lost }), 'Gone');
});
