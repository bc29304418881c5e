import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { runTasks } from './run-tasks.mjs';

/** @param {[name: string, needs?: string[], kind?: 'isAlone' | 'needsNoCores'][]} tasks */
async function run(...tasks) {
  /** @type {string[]} */
  const log = [];
  let running = 0;
  const results = await runTasks(
    tasks.map(([name, needs = [], kind]) => ({
      name,
      needs,
      isAlone: kind === 'isAlone',
      needsNoCores: kind === 'needsNoCores',
      run: async () => {
        running += 1;
        log.push(`${name} is ${running}`);
        await sleep(20);
        running -= 1;
        return name;
      },
    })),
    {
      atOnce: 2,
      isGood: (result) => !result.startsWith('bad'),
      notRun: (name, lacking) => `${name} lacks ${lacking}`,
    },
  );
  return { log, results };
}

test('dependencies run first, and no more tasks run at once than allowed', async () => {
  const { log, results } = await run(['build'], ['test', ['build']], ['lint'], ['types']);
  assert.deepEqual(results, ['build', 'test', 'lint', 'types']);
  assert.deepEqual(log.slice(0, 2), ['build is 1', 'lint is 2']);
  assert.ok(log.every((line) => /[12]$/.test(line)));
});

test('a task that must run alone starts last, after all others', async () => {
  const { log } = await run(['a'], ['b'], ['c', ['b']], ['e2e', ['a'], 'isAlone']);
  assert.equal(log.at(-1), 'e2e is 1');
});

test('a task that needs no cores keeps no other waiting', async () => {
  const { log } = await run(['install', [], 'needsNoCores'], ['a'], ['b'], ['c', ['install']]);
  assert.deepEqual(log.slice(0, 3), ['install is 1', 'a is 2', 'b is 3']);
});

test('a failure stops only the tasks that depend on it', async () => {
  const { log, results } = await run(
    ['bad build'],
    ['lint'],
    ['test', ['bad build']],
    ['e2e', [], 'isAlone'],
  );
  assert.deepEqual(results, ['bad build', 'lint', 'test lacks bad build', 'e2e']);
  assert.ok(!log.join().includes('test'));
});
