import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { createProgress } from './progress.mjs';

/** @param {boolean} isTTY */
function screen(isTTY) {
  const written = { text: '' };
  const out = { isTTY, columns: 60, write: (/** @type {string} */ text) => (written.text += text) };
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

test('on a terminal: everything under way in one line that fits', async () => {
  const { written, progress } = screen(true);
  await Promise.all([
    progress.during('cms: installing packages', () => sleep(150)),
    progress.during('site: installing packages and more', () => sleep(150)),
  ]);
  const frames = written.text.split('\r\u001b[K').filter((frame) => frame.includes(' · '));
  assert.ok(frames.length >= 1);
  for (const frame of frames) assert.ok(frame.length < 60 && !frame.includes('\n'));
});
