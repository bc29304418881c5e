import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readEnvFile } from '../product/env-file.mjs';

const MAKE_SECRETS = fileURLToPath(new URL('./make-secrets.mjs', import.meta.url));

test('makes the secrets once, gives the database only its own, and prints none', (t) => {
  const [folder, databaseFolder] = ['secrets-', 'database-'].map((name) => {
    const made = mkdtempSync(join(tmpdir(), name));
    t.after(() => rmSync(made, { recursive: true }));
    return made;
  });
  const make = () =>
    spawnSync(process.execPath, [MAKE_SECRETS, folder ?? '', databaseFolder ?? ''], { encoding: 'utf8' });
  const read = () => readEnvFile(join(folder ?? '', 'cms.env'));
  const passwordFile = join(databaseFolder ?? '', 'password');

  const { stdout, stderr } = make();
  const made = read();
  const password = readFileSync(passwordFile, 'utf8');
  assert.equal(made['DATABASE_URL'], `postgres://casa:${password}@db:5432/casa`);
  assert.match(stdout, /For the first sign-ins: docker compose exec cms grep/);
  for (const secret of Object.values(made)) assert.ok(!`${stdout}${stderr}`.includes(secret));

  // The volumes of an earlier version had the database's password among the others.
  rmSync(passwordFile);
  assert.equal(make().stdout, '');
  assert.deepEqual(read(), made);
  assert.equal(readFileSync(passwordFile, 'utf8'), password);
});

test('refuses a port that the links in mails would not name', () => {
  for (const PORT of ['8080', '127.0.0.1:8080']) {
    const { status, stderr } = spawnSync(process.execPath, [MAKE_SECRETS], {
      encoding: 'utf8',
      env: { PORT },
    });
    assert.equal(status, 1);
    assert.match(stderr, /PUBLIC_URL must be set too.*http:\/\/localhost:8080\./);
  }
});
