import assert from 'node:assert/strict';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { CMS } from './apps.mjs';
import { compile, install, isCompiled, isInstalled, StepError } from './install.mjs';
import { npm, runCommand } from './run-command.mjs';

/** A package whose only dependency is beside it, so that nothing has to be downloaded. */
async function packageFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(folder, 'local'));
  writeFileSync(join(folder, 'local/package.json'), JSON.stringify({ name: 'local', version: '1.0.0' }));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: { local: 'file:local' } }));
  const [command, args] = npm(['install', '--package-lock-only', '--no-audit']);
  await runCommand(command, args, { cwd: folder });
  return folder;
}

test('installs once, and again when the lock file changed', async () => {
  const folder = await packageFolder();
  assert.equal(isInstalled(folder), false);
  await install(folder);
  assert.equal(isInstalled(folder), true);
  assert.ok(existsSync(join(folder, 'node_modules/local/package.json')));
  appendFileSync(join(folder, 'package-lock.json'), '\n');
  assert.equal(isInstalled(folder), false);
});

test('runs no install script, and then those of the packages that must be compiled', async () => {
  const folder = await packageFolder();
  const scripts = { install: "node -e \"fs.writeFileSync('ran', '')\"" };
  writeFileSync(
    join(folder, 'local/package.json'),
    JSON.stringify({ name: 'local', version: '1.0.0', scripts }),
  );
  const app = { ...CMS, folder, compiled: { local: 'prebuilt' } };
  const hasRun = () => existsSync(join(folder, 'local/ran'));
  await install(folder);
  assert.deepEqual([hasRun(), isCompiled(app)], [false, false]);
  await compile(app, { nodeApi: 9 });
  assert.deepEqual([hasRun(), isCompiled(app)], [true, true]);
  assert.equal(isCompiled({ ...app, compiled: {} }), true);
});

test('if Node.js is new enough, a prebuilt package replaces one that must be compiled', async () => {
  const folder = await packageFolder();
  await install(folder);
  mkdirSync(join(folder, 'node_modules/prebuilt'));
  writeFileSync(join(folder, 'node_modules/prebuilt/is-built'), '');
  const app = { ...CMS, folder, compiled: { local: 'prebuilt' } };
  await compile(app, { nodeApi: 10 });
  assert.deepEqual([existsSync(join(folder, 'node_modules/local/is-built')), isCompiled(app)], [true, true]);
});

test('a failed install says where and why, and is not marked as successful', async () => {
  const folder = await packageFolder();
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ dependencies: { 'left-out-of-the-lock': '1.0.0' } }),
  );
  await assert.rejects(install(folder), (error) => {
    assert.ok(error instanceof StepError);
    assert.ok(error.message.includes(folder));
    assert.match(error.message, /left-out-of-the-lock/);
    return true;
  });
  assert.equal(isInstalled(folder), false);
});

test('an unreachable registry is reported as such', async () => {
  const folder = await packageFolder();
  const dependencies = { absent: '1.0.0' };
  const resolved = 'http://127.0.0.1:9/absent/-/absent-1.0.0.tgz';
  const packages = { '': { dependencies }, 'node_modules/absent': { version: '1.0.0', resolved } };
  const lock = { lockfileVersion: 3, requires: true, packages };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  writeFileSync(join(folder, '.npmrc'), 'registry=http://127.0.0.1:9/\nfetch-retries=0\n');
  await assert.rejects(install(folder), /registry could not be reached.*connected to the internet/);
});
