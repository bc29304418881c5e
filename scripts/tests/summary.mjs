/** @typedef {{name: string, report: import('./report.mjs').Report, seconds: number}} LayerResult */

const WIDTH = 'install root'.length;

/**
 * The heading and failures of one layer.
 *
 * @param {LayerResult} result
 * @returns {string}
 */
export function layerText({ name, report, seconds }) {
  const counts = `${report.passed} passed, ${report.failures.length} failed`;
  const skipped = report.skipped > 0 ? `, ${report.skipped} skipped` : '';
  const note = noteOf(report);
  const lines = [`── ${name}: ${counts}${skipped}, ${Math.round(seconds)} s${note ? ` (${note})` : ''}`];
  const tell = (/** @type {string} */ mark, /** @type {import('./report.mjs').Failure} */ test) =>
    lines.push(`  ${mark} ${test.title}`, test.message.trimEnd().replaceAll(/^/gm, ' '.repeat(6)));
  for (const test of report.failures) tell('✖', test);
  for (const test of report.again) tell('↻ at first:', test);
  return lines.join('\n');
}

/**
 * The table of all layers, and the total that ends a run.
 *
 * @param {LayerResult[]} results
 * @returns {{text: string, isPassed: boolean}}
 */
export function summary(results) {
  const sum = (/** @type {(result: LayerResult) => number} */ count) =>
    results.reduce((total, result) => total + count(result), 0);
  const failed = sum(({ report }) => report.failures.length);
  const rows = results.map(({ name, report, seconds }) =>
    [
      name.padEnd(WIDTH),
      `${report.passed}`.padStart(7),
      `${report.failures.length}`.padStart(7),
      `${report.skipped}`.padStart(8),
      `${Math.round(seconds)} s`.padStart(7),
      `  ${noteOf(report)}`,
    ]
      .join('')
      .trimEnd(),
  );
  const heading = `${'layer'.padEnd(WIDTH)} passed failed skipped   time`;
  const last = `${sum(({ report }) => report.passed)} passed, ${failed} failed`;
  return { text: ['', heading, ...rows, '', last].join('\n'), isPassed: failed === 0 && results.length > 0 };
}

/** @param {import('./report.mjs').Report} report */
function noteOf({ note = '', again }) {
  const tries =
    again.length > 0 ? `passed at the second try: ${again.map(({ title }) => title).join('; ')}` : '';
  return [note, tries].filter(Boolean).join('; ');
}
