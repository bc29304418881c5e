import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { NeedFailedError, runTasks } from './run-tasks.mjs';

function record() {
  /** @type {string[]} */
  const log = [];
  let atOnce = 0;
  let most = 0;
  const task = (
    /** @type {string} */ name,
    /** @type {string[]} */ needs = [],
    /** @type {boolean} */ isAlone = false,
  ) => ({
    name,
    needs,
    isAlone,
    run: async () => {
      most = Math.max(most, ++atOnce);
      log.push(`${name} starts${isAlone ? ` beside ${atOnce - 1}` : ''}`);
      await sleep(20);
      log.push(`${name} ends`);
      atOnce--;
      if (name.startsWith('bad')) throw new Error(name);
      return 'good';
    },
  });
  return { log, task, most: () => most };
}

const options = {
  atOnce: 2,
  isGood: (/** @type {string} */ result) => result === 'good',
  onFailure: (/** @type {unknown} */ _task, /** @type {unknown} */ error) =>
    error instanceof NeedFailedError ? `not run: ${error.message}` : 'failed',
};

test('what is needed comes first, and no more runs at once than may', async () => {
  const { log, task, most } = record();
  const results = await runTasks(
    [task('test', ['build']), task('build'), task('lint'), task('format')],
    options,
  );
  assert.deepEqual([...results.values()], ['good', 'good', 'good', 'good']);
  assert.ok(log.indexOf('build ends') < log.indexOf('test starts'));
  assert.equal(most(), 2);
});

test('one that must be alone starts last, beside nothing', async () => {
  const { log, task } = record();
  await runTasks([task('e2e', [], true), task('a'), task('b'), task('c', ['b'])], options);
  assert.deepEqual(log.slice(-2), ['e2e starts beside 0', 'e2e ends']);
});

test('a failure stops only what needs it', async () => {
  const { log, task } = record();
  const results = await runTasks([task('bad build'), task('test', ['bad build']), task('lint')], options);
  assert.deepEqual(Object.fromEntries(results), {
    'bad build': 'failed',
    test: 'not run: bad build failed',
    lint: 'good',
  });
  assert.ok(!log.includes('test starts'));
});
