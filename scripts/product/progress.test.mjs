import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { createProgress } from './progress.mjs';

/**
 * @param {boolean} isTTY
 * @param {number} [columns]
 */
function screen(isTTY, columns = 60) {
  const written = { text: '' };
  const out = { isTTY, columns, write: (/** @type {string} */ text) => (written.text += text) };
  return { written, progress: createProgress(out, 20) };
}

test('without a terminal: plain lines, and a reminder while it lasts', async () => {
  const { written, progress } = screen(false);
  assert.equal(await progress.during('cms: building', () => sleep(50, 'result')), 'result');
  const [first, ...rest] = written.text.trimEnd().split('\n');
  assert.equal(first, 'cms: building …');
  assert.equal(rest.at(-1), 'cms: building: done in 0 s');
  assert.ok(rest.includes('cms: building: still at it after 0 s'));
  assert.equal(written.text, stripVTControlCharacters(written.text));
  assert.ok(!written.text.includes('\r'));
});

test('a failure is told and handed on', async () => {
  const { written, progress } = screen(false);
  await assert.rejects(
    progress.during('site: building', () => Promise.reject(new Error('no'))),
    /no/,
  );
  assert.match(written.text, /site: building: failed after 0 s/);
});

test('on a terminal: one line that fits, in which each step under way counts', async () => {
  for (const columns of [60, 0]) {
    const { written, progress } = screen(true, columns);
    await Promise.all([
      progress.during('cms: installing packages (some minutes the first time)', () => sleep(150)),
      progress.during('site: installing packages and more', () => sleep(150)),
    ]);
    const frames = written.text.split('\r\u001b[K').filter((frame) => frame.includes(' · '));
    assert.ok(frames.length >= 1);
    for (const frame of frames) {
      assert.ok(frame.length < (columns || 80) && !frame.includes('\n'), frame);
      assert.match(frame, /^. cms: installing.* 0 s · site: installing.* 0 s$/);
    }
  }
});

test('on a terminal nothing is left of a step but that it is done', async () => {
  const { written, progress } = screen(true);
  await progress.during('cms: building', () => sleep(250));
  const lines = written.text.split('\n').map((line) => line.split('\r\u001b[K').at(-1));
  assert.deepEqual(lines, ['cms: building: done in 0 s', '']);
});
