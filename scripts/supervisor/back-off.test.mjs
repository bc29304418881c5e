import assert from 'node:assert/strict';
import { test } from 'node:test';
import { backOffMs } from './back-off.mjs';

test('doubles from one second and stays at thirty', () => {
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6, 7, 60].map(backOffMs),
    [1000, 2000, 4000, 8000, 16000, 30000, 30000, 30000],
  );
});
