import assert from 'node:assert/strict';
import fs, { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { CMS, PANEL } from './apps.mjs';
import { build, isBuilt, keepOnly } from './build-app.mjs';

/** @param {string} script what `npm run build` does */
function app(script) {
  const folder = mkdtempSync(join(tmpdir(), 'app-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { build: script } }));
  writeFileSync(join(folder, 'input.txt'), 'one');
  return {
    name: 'app',
    folder,
    compiled: {},
    ignore: ['dist'],
    stamps: ['dist/.made-from'],
    output: 'dist',
    outputs: ['dist/out.txt'],
  };
}

const BUILD = 'mkdir dist && cp input.txt dist/out.txt';

test('builds what is stale, and knows what is fresh', async () => {
  const site = app(BUILD);
  assert.equal(isBuilt(site), false);
  await build(site, { env: process.env });
  assert.equal(isBuilt(site), true);
  writeFileSync(join(site.folder, 'input.txt'), 'two');
  assert.equal(isBuilt(site), false);
  writeFileSync(join(site.folder, 'dist', 'left-over.txt'), '');
  await build(site, { env: process.env });
  assert.equal(existsSync(join(site.folder, 'dist', 'left-over.txt')), false);
  assert.equal(isBuilt(site), true);
});

test('the build is on disk before its stamp', async (context) => {
  const site = app(BUILD);
  const sync = context.mock.method(fs, 'fsyncSync', () => {
    assert.equal(existsSync(join(site.folder, 'dist', '.made-from')), false);
  });
  await build(site, { env: process.env });
  assert.equal(sync.mock.callCount(), 1);
});

test('a build that lacks a file is stale', async () => {
  const site = app(BUILD);
  await build(site, { env: process.env });
  rmSync(join(site.folder, 'dist', 'out.txt'));
  assert.equal(isBuilt(site), false);
});

test('a failed build reports its output, and one that produces nothing is a failure', async () => {
  const failed = build(app('echo no such type >&2; exit 3'), { env: process.env });
  await assert.rejects(failed, /npm ended with code 3[^]*no such type/);
  const empty = app('true');
  await assert.rejects(build(empty, { env: process.env }), /it made no dist\/out\.txt/);
  assert.equal(isBuilt(empty), false);
});

test('after development, the panel still counts as built, but not what was compiled beside it', async () => {
  const made = app('mkdir -p dist/build && cp input.txt dist/out.txt && cp input.txt dist/build/index.html');
  const panel = { ...made, stamps: PANEL.stamps, outputs: PANEL.outputs };
  const cms = { ...made, stamps: CMS.stamps, outputs: [...PANEL.outputs, 'dist/out.txt'] };
  await build(cms, { env: process.env });
  assert.deepEqual([isBuilt(cms), isBuilt(panel)], [true, true]);
  keepOnly(cms, panel);
  writeFileSync(join(cms.folder, 'dist/out.txt'), 'compiled from sources that were changed back since');
  assert.deepEqual([isBuilt(cms), isBuilt(panel)], [false, true]);
  await build(panel, { env: process.env });
  assert.deepEqual([isBuilt(cms), isBuilt(panel)], [false, true]);
  await build(cms, { env: process.env });
  assert.deepEqual([isBuilt(cms), isBuilt(panel)], [true, true]);
});
