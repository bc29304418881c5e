import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { emptyReport } from './report.mjs';

/**
 * @typedef {{message?: string}} Problem
 * @typedef {{name: string, path?: string}} Attachment
 * @typedef {{error?: Problem, errors?: Problem[], attachments?: Attachment[]}} Result
 * @typedef {{status: string, projectName?: string, results: Result[]}} Try
 * @typedef {{title: string, specs?: {title: string, file: string, tests: Try[]}[], suites?: Suite[]}} Suite
 */

/** How much of a message to keep, half from its beginning (what was expected) and half from its end (where). */
const MESSAGE_LINES = 30;
const PAGE_LINES = 40;
const LONGEST_LINE = 300;

/**
 * @param {string} json what Playwright's json reporter wrote
 * @returns {import('./report.mjs').Report & {note?: string}} the note names each test that passed at its second try only
 */
export function fromPlaywright(json) {
  const report = emptyReport();
  /** @type {{suites: Suite[], errors?: Problem[]}} */
  const { suites, errors = [] } = JSON.parse(json);
  for (const { message = '' } of errors)
    report.failures.push({ title: 'before any test', message: plain(message) });
  /** @type {string[]} */
  const again = [];
  for (const suite of suites) addSuite(report, suite, [], again);
  return again.length === 0 ? report : { ...report, note: `passed at the second try: ${again.join('; ')}` };
}

/**
 * @param {import('./report.mjs').Report} report
 * @param {Suite} suite
 * @param {string[]} above
 * @param {string[]} again gets the titles of those that passed at their second try
 */
function addSuite(report, suite, above, again) {
  const titles = [...above, suite.title];
  for (const spec of suite.specs ?? []) {
    for (const { status, results } of spec.tests) {
      const title = [...titles, spec.title].join(' > ');
      if (status === 'flaky') again.push(title);
      if (status === 'expected' || status === 'flaky') report.passed++;
      else if (status === 'skipped') report.skipped++;
      else {
        const message = told(results.at(-1) ?? {}) || status;
        report.failures.push({ title, message });
      }
    }
  }
  for (const inner of suite.suites ?? []) addSuite(report, inner, titles, again);
}

/**
 * Every error of an attempt, and the page at that moment: after a time-out the first error says nothing else, and
 * on a CI machine nobody sees the files that a failure leaves behind.
 *
 * @param {Result} result
 * @returns {string}
 */
function told({ error, errors = [], attachments = [] }) {
  const problems = errors.length > 0 ? errors : [error ?? {}];
  const parts = problems.map(({ message = '' }) => shortened(plain(message)));
  const page = pageOf(attachments);
  if (page) parts.push(`The page as it stood:\n${page}`);
  return parts.filter((part) => part !== '').join('\n\n');
}

/**
 * @param {string} message
 * @returns {string}
 */
function shortened(message) {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  const left = lines.length - MESSAGE_LINES;
  const kept =
    left <= 0
      ? lines
      : [...lines.slice(0, MESSAGE_LINES / 2), `… ${left} lines …`, ...lines.slice(-MESSAGE_LINES / 2)];
  return kept.map(cut).join('\n');
}

/**
 * Playwright's snapshot of the page: its parts by role and name, without the reference numbers.
 *
 * @param {Attachment[]} attachments
 * @returns {string}
 */
function pageOf(attachments) {
  const { path } = attachments.find(({ name }) => name === 'error-context') ?? {};
  if (path === undefined || !existsSync(path)) return '';
  const [, snapshot = ''] = /# Page snapshot\s+```yaml\n([^]*?)\n```/.exec(readFileSync(path, 'utf8')) ?? [];
  const lines = snapshot.replace(/ \[(?:ref=\w+|cursor=\w+)\]/g, '').split('\n');
  const left = lines.length - PAGE_LINES;
  return [...lines.slice(0, PAGE_LINES).map(cut), ...(left > 0 ? [`… ${left} more lines`] : [])].join('\n');
}

/** @param {string} line */
function cut(line) {
  return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line;
}

/** @param {string} text */
function plain(text) {
  return stripVTControlCharacters(text);
}
