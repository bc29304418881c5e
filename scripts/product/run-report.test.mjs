import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRunReport } from './run-report.mjs';

const HEALTHY = /** @type {const} */ ({ type: 'healthy', again: false });

/** @param {Partial<import('../supervisor/keep-running.mjs').Failure>} [more] */
function failure(more) {
  const lines = [
    '[2026-11-22 10:38:16.496] error: file is not a database',
    '    at prepare (wrappers.js:5:21)',
  ];
  return {
    type: /** @type {const} */ ('failed'),
    how: 'ended with code 1',
    wasHealthy: false,
    waitMs: 0,
    lines,
    ...more,
  };
}

/** @param {number | null} [menuStatus] */
function reporting(menuStatus = 200) {
  /** @type {string[]} */
  const said = [];
  const report = createRunReport({
    say: (text) => said.push(text),
    statusOf: async () => menuStatus,
    publicUrl: 'http://localhost:3000',
    readyText: () => 'Ready',
  });
  return { said, ...report };
}

test('is ready when both are healthy, in either order', async () => {
  for (const order of /** @type {const} */ ([
    ['cms', 'web'],
    ['web', 'cms'],
  ])) {
    const { said, note, isReady } = reporting();
    await note(order[0], HEALTHY);
    assert.deepEqual([said, isReady()], [[], false]);
    await note(order[1], HEALTHY);
    assert.deepEqual([said, isReady()], [['Ready'], true]);
  }
});

test('if the CMS does not start: why, where its log is, and that the site is up anyway', async () => {
  const { said, note, isReady } = reporting();
  await note('web', HEALTHY);
  await note('cms', failure());
  assert.deepEqual(said, [
    `The CMS ended with code 1 before it was ready
  | error: file is not a database
It is started again at once, and as often as it takes; its log is .run/cms.log.`,
    'The site is up without the CMS, with the last good copies of its content:  http://localhost:3000',
  ]);
  assert.equal(isReady(), false);
  await note('cms', HEALTHY);
  assert.equal(said.at(-1), 'Ready');
});

test('reports a repeated failure once, and a different one again', async () => {
  const { said, note } = reporting();
  const count = () => said.filter((text) => text.startsWith('The CMS')).length;
  for (const waitMs of [0, 1_000, 2_000]) await note('cms', failure({ waitMs }));
  assert.equal(count(), 1);
  await note('cms', failure({ waitMs: 4_000, lines: ['error: disk full'] }));
  assert.equal(count(), 2);
  assert.match(said.at(-1) ?? '', /disk full\nIt is started again in 4 s/);
});

test('without copies, the site is not reported as up', async () => {
  const { said, note } = reporting(503);
  await note('cms', failure());
  await note('web', HEALTHY);
  assert.match(said.at(-1) ?? '', /no copies of its content yet: until the CMS starts/);
});

test('reports each failure and recovery of a healthy process, without its earlier output', async () => {
  const { said, note } = reporting();
  await note('cms', HEALTHY);
  await note('web', HEALTHY);
  for (let times = 0; times < 2; times += 1) {
    await note('web', failure({ how: 'was ended by SIGKILL', wasHealthy: true }));
    await note('web', HEALTHY);
  }
  const fell =
    'The web host was ended by SIGKILL\nIt is started again at once, and as often as it takes; its log is .run/web.log.';
  assert.deepEqual(said, ['Ready', fell, 'The web host is back.', fell, 'The web host is back.']);
});
