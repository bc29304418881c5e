import assert from 'node:assert/strict';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { endOnSignals } from './ending.mjs';
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
  assert.match(rest.at(-1) ?? '', /^cms: building: done in \d+ s$/);
  assert.match(rest[0] ?? '', /^cms: building: still running after \d+ s$/);
  assert.equal(written.text, stripVTControlCharacters(written.text));
  assert.ok(!written.text.includes('\r'));
});

test('a failure is reported and rethrown', async () => {
  const { written, progress } = screen(false);
  await assert.rejects(
    progress.during('site: building', () => Promise.reject(new Error('no'))),
    /no/,
  );
  assert.match(written.text, /site: building: failed after \d+ s/);
});

test('on a terminal: one line that fits, with the time of each running step', async () => {
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
      assert.match(frame, /^. cms: installing.* \d+ s · site: installing.* \d+ s$/);
    }
    const left = written.text.split('\n').map((line) => line.split('\r\u001b[K').at(-1) ?? '');
    assert.equal(left.filter((line) => /^(cms|site): .*: done in \d+ s$/.test(line)).length, 2);
    assert.equal(left.at(-1), '');
  }
});

test('an interrupted step has not failed', async () => {
  endOnSignals();
  const { written, progress } = screen(false);
  const interrupted = () => {
    process.emit('SIGHUP');
    return Promise.reject(new Error('killed'));
  };
  await assert.rejects(progress.during('cms: building', interrupted), /killed/);
  assert.match(written.text, /cms: building: stopped after \d+ s/);
});
