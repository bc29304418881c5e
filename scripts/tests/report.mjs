/**
 * @typedef {{title: string, file?: string, message: string}} Failure
 *
 * The result of a layer of tests. A failure of the layer itself (it crashed or ran nothing) is among the failures.
 *
 * @typedef {object} Report
 * @property {number} passed
 * @property {number} skipped
 * @property {Failure[]} failures
 * @property {Failure[]} again what failed at first, and passed when it was run a second time
 * @property {string} [note]
 */

/** @returns {Report} */
export function emptyReport() {
  return { passed: 0, skipped: 0, failures: [], again: [] };
}

/**
 * Compares a test runner's report with its exit: a runner that failed without a failed test, ran nothing, or skipped
 * tests has failed.
 *
 * @param {Report | null} report null when the runner left none behind
 * @param {{code: number, lines: string[]}} ended
 * @returns {Report}
 */
export function judged(report, { code, lines }) {
  const output = lines.slice(-25).join('\n');
  if (!report) return failure('the tests did not run', `The runner ended with code ${code}.\n${output}`);
  if (report.failures.length > 0) return report;
  if (code !== 0) {
    const message = `No test failed, but the runner ended with code ${code}.\n${output}`;
    return { ...report, failures: [{ title: 'the run as a whole', message }] };
  }
  if (report.skipped > 0) {
    const message = `${report.skipped} were skipped: a .skip, a .todo, or an .only elsewhere was forgotten.`;
    return { ...report, failures: [{ title: 'not every test was run', message }] };
  }
  if (report.passed === 0) return { ...report, failures: [{ title: 'no test was run', message: output }] };
  return report;
}

/**
 * Merges the reports of two runs; the second reran the files that had failed in the first.
 *
 * @param {Report} first
 * @param {Report} second
 * @returns {Report}
 */
export function ofTwoTries(first, second) {
  const mended = first.failures.filter(
    ({ title }) => !second.failures.some((failed) => failed.title === title),
  );
  return {
    ...second,
    passed: first.passed + first.failures.length - second.failures.length,
    again: mended,
  };
}

/**
 * The report of a check that passes or fails as a whole.
 *
 * @param {string} title
 * @param {string[]} problems
 * @returns {Report}
 */
export function single(title, problems) {
  return problems.length === 0 ? { ...emptyReport(), passed: 1 } : failure(title, problems.join('\n'));
}

/**
 * @param {string} title
 * @param {string} message
 * @returns {Report}
 */
export function failure(title, message) {
  return { ...emptyReport(), failures: [{ title, message }] };
}
