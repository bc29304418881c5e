import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { sourceFiles } from '../lint/source-files.mjs';
import { ROOT } from '../product/apps.mjs';
import { BREAKAGES } from './list.mjs';
import { layerOf } from './run-test.mjs';
import { fileToBreak } from './scratch-copy.mjs';

const files = sourceFiles(ROOT);
const page = readFileSync(join(ROOT, 'docs/tests.md'), 'utf8');

test('each breakage still finds what it breaks, in one place, and its test', () => {
  for (const breakage of BREAKAGES) {
    fileToBreak(ROOT, files, breakage);
    const source = readFileSync(join(ROOT, breakage.file), 'utf8');
    assert.ok(source.includes(breakage.test ?? ''), `${breakage.file} has no “${breakage.test}”`);
  }
});

test('docs/tests.md lists each breakage and the test that detects it', () => {
  const rows = [...page.matchAll(/^\| (.+?) +\| `(\w+)` +\| `(.+?)` +\|$/gm)].map((row) => row.slice(1));
  assert.deepEqual(
    rows,
    BREAKAGES.map(({ what, file }) => [what, layerOf(file), basename(file)]),
  );
});
