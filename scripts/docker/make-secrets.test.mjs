import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readEnvFile } from '../product/env-file.mjs';

const MAKE_SECRETS = fileURLToPath(new URL('./make-secrets.mjs', import.meta.url));

/** @param {import('node:test').TestContext} t */
function volumes(t) {
  const [folder = '', databaseFolder = ''] = ['secrets-', 'database-'].map((name) => {
    const made = mkdtempSync(join(tmpdir(), name));
    t.after(() => rmSync(made, { recursive: true }));
    return made;
  });
  const passwordFile = join(databaseFolder, 'password');
  return {
    passwordFile,
    password: () => readFileSync(passwordFile, 'utf8'),
    settings: () => readEnvFile(join(folder, 'cms.env')),
    make: (/** @type {Record<string, string>} */ env = {}) =>
      spawnSync(process.execPath, [MAKE_SECRETS, folder, databaseFolder], { encoding: 'utf8', env }),
  };
}

test('makes the secrets once, gives the database only its own, and prints none', (t) => {
  const { make, settings, password, passwordFile } = volumes(t);
  const { stdout, stderr } = make();
  const made = settings();
  const first = password();
  assert.equal(made['DATABASE_URL'], `postgres://casa:${first}@db:5432/casa`);
  assert.match(stdout, /For the first sign-ins: docker compose exec cms grep/);
  for (const secret of Object.values(made)) assert.ok(!`${stdout}${stderr}`.includes(secret));

  // The volumes of an earlier version had the database's password among the others.
  rmSync(passwordFile);
  assert.equal(make().stdout, '');
  assert.deepEqual(settings(), made);
  assert.equal(password(), first);
  // The power failed while it was written.
  writeFileSync(passwordFile, '');
  make();
  assert.equal(password(), first);
});

test('an account or address that the CMS refused can be corrected, but no secret is ever replaced', (t) => {
  const { make, settings, password } = volumes(t);
  const JWT_SECRET = 'j'.repeat(32);
  make({ JWT_SECRET, STAFF_EMAIL: 'staff@casa', STAFF_PASSWORD: 'tapas', DATABASE_URL: 'postgres://other' });
  const first = settings();
  assert.equal(first['DATABASE_URL'], 'postgres://other');
  const STAFF_PASSWORD = 'Tapas #5 & wine';
  make({ JWT_SECRET: 'k'.repeat(32), STAFF_EMAIL: 'staff@casa.example', STAFF_PASSWORD });
  assert.deepEqual(settings(), {
    ...first,
    STAFF_EMAIL: 'staff@casa.example',
    STAFF_PASSWORD,
    DATABASE_URL: `postgres://casa:${password()}@db:5432/casa`,
  });
  assert.equal(first['JWT_SECRET'], JWT_SECRET);
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
