import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { emptyReport } from './report.mjs';

const ATTRIBUTES = String.raw`((?:\s+[\w-]+="[^"]*")*)\s*`;
const TEST_CASE = new RegExp(`<testcase${ATTRIBUTES}(?:/>|>([^]*?)</testcase>)`, 'g');
const FAILURE = new RegExp(`<(failure|error)${ATTRIBUTES}>([^]*?)</\\1>`);
const FLAKY = new RegExp(`<flaky(Failure|Error)${ATTRIBUTES}>([^]*?)</flaky\\1>`);
const CHARACTERS = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** How much of a message to keep, half from its beginning (what was expected) and half from its end (where). */
const MESSAGE_LINES = 60;
const PAGE_LINES = 40;
const LONGEST_LINE = 300;

/**
 * @param {string} xml what the JUnit reporter of Node.js, Vitest or Playwright wrote
 * @param {string} [folder] that paths in it start from
 * @returns {import('./report.mjs').Report}
 */
export function fromJUnit(xml, folder = '') {
  const report = emptyReport();
  for (const [, attributes = '', content = ''] of xml.matchAll(TEST_CASE)) {
    const valueOf = (/** @type {string} */ name) =>
      decoded(new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
    const file = valueOf('classname');
    // Node.js reports no file. A file that can't be loaded has no tests, so it counts as one itself.
    const title = [...new Set([file === 'test' ? '' : file, valueOf('name')])].filter(Boolean).join(' > ');
    const text = FAILURE.exec(content)?.[3];
    const flaky = FLAKY.exec(content)?.[3];
    if (text !== undefined) report.failures.push({ title, file, message: messageOf(text, folder) });
    else if (/<skipped\b/.test(content)) report.skipped++;
    else report.passed++;
    if (text === undefined && flaky !== undefined)
      report.again.push({ title, file, message: messageOf(flaky, folder) });
  }
  return report;
}

/**
 * A runner's message about a failure, and the page at that moment: on CI, nobody sees the files that a failure leaves
 * behind.
 *
 * @param {string} text
 * @param {string} folder
 */
function messageOf(text, folder) {
  const told = stripVTControlCharacters(/<!\[CDATA\[([^]*?)\]\]>/.exec(text)?.[1] ?? decoded(text));
  const [, context = ''] = /Error Context: (.+)/.exec(told) ?? [];
  const lines = told.split('\n').filter((line) => line.trim() !== '');
  const left = lines.length - MESSAGE_LINES;
  if (left > 0) lines.splice(MESSAGE_LINES / 2, left, `… ${left} lines …`);
  return [...lines, ...(context === '' ? [] : pageIn(join(folder, context)))]
    .map((line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line))
    .join('\n');
}

/**
 * Playwright's snapshot of the page: its parts by role and name, without the reference numbers.
 *
 * @param {string} path
 */
function pageIn(path) {
  if (!existsSync(path)) return [];
  const [, snapshot = ''] = /# Page snapshot\s+```yaml\n([^]*?)\n```/.exec(readFileSync(path, 'utf8')) ?? [];
  const lines = snapshot.replaceAll(/ \[(?:ref=\w+|cursor=\w+)\]/g, '').split('\n');
  const left = lines.length - PAGE_LINES;
  return [
    'The page as it stood:',
    ...lines.slice(0, PAGE_LINES),
    ...(left > 0 ? [`… ${left} more lines`] : []),
  ];
}

/** @param {string} text */
function decoded(text) {
  return text.replaceAll(
    /&(amp|lt|gt|quot|apos);/g,
    (_, name) => CHARACTERS[/** @type {keyof typeof CHARACTERS} */ (name)],
  );
}
