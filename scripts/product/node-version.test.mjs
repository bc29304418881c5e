import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nodeVersionProblem } from './node-version.mjs';

test('accepts 20.19 and newer', () => {
  for (const version of ['20.19.0', '20.20.2', '22.0.0', '24.1.0'])
    assert.equal(nodeVersionProblem(version), null);
});

test('gives the current and the required version', () => {
  for (const version of ['20.18.9', '18.20.0', '9.0.0']) {
    const problem = nodeVersionProblem(version) ?? '';
    assert.match(problem, /20\.19 or newer/);
    assert.ok(problem.includes(version));
  }
});
