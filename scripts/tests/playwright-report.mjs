import { stripVTControlCharacters } from 'node:util';
import { emptyReport } from './report.mjs';

/**
 * @typedef {{message?: string}} Problem
 * @typedef {{status: string, projectName?: string, results: {error?: Problem, errors?: Problem[]}[]}} Try
 * @typedef {{title: string, specs?: {title: string, file: string, tests: Try[]}[], suites?: Suite[]}} Suite
 */

/**
 * @param {string} json what Playwright's json reporter wrote
 * @returns {import('./report.mjs').Report}
 */
export function fromPlaywright(json) {
  const report = emptyReport();
  /** @type {{suites: Suite[], errors?: Problem[]}} */
  const { suites, errors = [] } = JSON.parse(json);
  for (const { message = '' } of errors)
    report.failures.push({ title: 'before any test', message: plain(message) });
  for (const suite of suites) addSuite(report, suite, []);
  return report;
}

/**
 * @param {import('./report.mjs').Report} report
 * @param {Suite} suite
 * @param {string[]} above
 */
function addSuite(report, suite, above) {
  const titles = [...above, suite.title];
  for (const spec of suite.specs ?? []) {
    for (const { status, results } of spec.tests) {
      if (status === 'expected') report.passed++;
      else if (status === 'skipped') report.skipped++;
      else {
        const { error, errors = [] } = results.at(-1) ?? {};
        const message = plain((error ?? errors[0])?.message ?? status);
        report.failures.push({ title: [...titles, spec.title].join(' > '), message });
      }
    }
  }
  for (const inner of suite.suites ?? []) addSuite(report, inner, titles);
}

/** @param {string} text */
function plain(text) {
  return stripVTControlCharacters(text);
}
