import { emptyReport } from './report.mjs';

/**
 * @typedef {{status: string, fullName: string, failureMessages?: string[] | null}} Assertion
 * @typedef {{name: string, status: string, message?: string, assertionResults: Assertion[]}} TestFile
 */

/** If more files than this fail, it is not by chance. */
const MOST_TRIED_AGAIN = 3;

/**
 * @param {string} json what vitest's json reporter wrote
 * @returns {import('./report.mjs').Report}
 */
export function fromVitest(json) {
  return reportOf(filesOf(json));
}

/**
 * The files to retry by themselves: only a few, which may have failed because the machine was busy.
 *
 * @param {string} json of the first try
 * @returns {string[]} none where none failed, or many
 */
export function toTryAgain(json) {
  const failed = filesOf(json).filter((file) => reportOf([file]).failures.length > 0);
  return failed.length > MOST_TRIED_AGAIN ? [] : failed.map(({ name }) => name);
}

/**
 * @param {string} first json of the whole run
 * @param {string} second json of the run of the files that had failed
 * @returns {import('./report.mjs').Report & {note?: string}} the note names each test that passed at its second try only, and by what it failed
 */
export function fromTwoTries(first, second) {
  const again = filesOf(second);
  const before = filesOf(first);
  const isTriedAgain = (/** @type {TestFile} */ { name }) => again.some((file) => file.name === name);
  const report = reportOf([...before.filter((file) => !isTriedAgain(file)), ...again]);
  const mended = reportOf(before)
    .failures.filter(({ title }) => !report.failures.some((failure) => failure.title === title))
    .map(({ title, message }) => `${title} (at first: ${message.split('\n', 1)[0]})`);
  return mended.length === 0 ? report : { ...report, note: `passed at the second try: ${mended.join('; ')}` };
}

/**
 * @param {string} json
 * @returns {TestFile[]}
 */
function filesOf(json) {
  return JSON.parse(json).testResults;
}

/**
 * @param {TestFile[]} files
 * @returns {import('./report.mjs').Report}
 */
function reportOf(files) {
  const report = emptyReport();
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
