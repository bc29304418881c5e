import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyReport, failure } from './report.mjs';
import { layerText, summary } from './summary.mjs';

const good = {
  name: 'unit',
  report: {
    ...emptyReport(),
    passed: 12,
    skipped: 1,
    again: [
      { title: 'a', message: 'late' },
      { title: 'b', message: 'lost' },
    ],
  },
  seconds: 3.4,
};
const bad = {
  name: 'cms',
  report: { ...failure('menu > price', 'expected 5\nto be 6'), note: 'SQLite' },
  seconds: 61,
};

test('the last line has the total counts', () => {
  const { text, isPassed } = summary([good, bad]);
  assert.equal(text.split('\n').at(-1), '12 passed, 1 failed');
  assert.match(text, /^cms +0 +1 +0 +61 s {2}SQLite$/m);
  assert.match(text, /^unit .* 3 s {2}passed at the second try: a; b$/m);
  assert.equal(isPassed, false);
});

test('passes only when nothing failed and something ran', () => {
  assert.equal(summary([good]).isPassed, true);
  assert.equal(summary([]).isPassed, false);
});

test('a layer shows each failure with its message, and what passed only on retry', () => {
  assert.match(layerText(good), /\n {2}↻ at first: a\n {6}late\n {2}↻ at first: b\n {6}lost$/);
  assert.equal(
    layerText(bad),
    '── cms: 0 passed, 1 failed, 61 s (SQLite)\n  ✖ menu > price\n      expected 5\n      to be 6',
  );
});
