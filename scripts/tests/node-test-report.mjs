import { emptyReport } from './report.mjs';

/** @typedef {{isPassed: boolean, isSkipped: boolean, name: string, file?: string, message: string}} Ended */

/**
 * @param {string} lines what node-test-reporter.mjs wrote
 * @returns {import('./report.mjs').Report}
 */
export function fromNodeTest(lines) {
  const report = emptyReport();
  for (const line of lines.split('\n').filter(Boolean)) {
    /** @type {Ended} */
    const { isPassed, isSkipped, name, file = '', message } = JSON.parse(line);
    if (isSkipped) report.skipped++;
    else if (isPassed) report.passed++;
    else report.failures.push({ title: `${file} > ${name}`, message });
  }
  return report;
}
