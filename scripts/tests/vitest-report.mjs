import { emptyReport } from './report.mjs';

/**
 * @typedef {{status: string, fullName: string, failureMessages?: string[] | null}} Assertion
 * @typedef {{name: string, status: string, message?: string, assertionResults: Assertion[]}} TestFile
 */

/**
 * @param {string} json what vitest's json reporter wrote
 * @returns {import('./report.mjs').Report}
 */
export function fromVitest(json) {
  const report = emptyReport();
  /** @type {TestFile[]} */
  const files = JSON.parse(json).testResults;
  for (const file of files) {
    const failedBefore = report.failures.length;
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      if (status === 'passed') report.passed++;
      else if (status === 'failed') {
        report.failures.push({
          title: `${file.name} > ${fullName}`,
          message: (failureMessages ?? []).join('\n'),
        });
      } else report.skipped++;
    }
    // A file that can't be loaded has no tests that could fail.
    if (file.status === 'failed' && report.failures.length === failedBefore) {
      report.failures.push({ title: file.name, message: file.message ?? '' });
    }
  }
  return report;
}
