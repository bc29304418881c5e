import assert from 'node:assert/strict';
import { test } from 'node:test';
import { backOffMs } from './keep-running.mjs';

test('at once, then doubling from one second, and stays at thirty', () => {
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 60].map(backOffMs),
    [0, 1000, 2000, 4000, 8000, 16000, 30000, 30000, 30000],
  );
});
