import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { addToEnvFile, readEnvFile } from './env-file.mjs';

/** @param {string} [text] */
function envFile(text) {
  const path = join(mkdtempSync(join(tmpdir(), 'env-')), '.env');
  if (text !== undefined) writeFileSync(path, text, { mode: 0o644 });
  return path;
}

/** @param {string} path */
const mode = (path) => (statSync(path).mode & 0o777).toString(8);

test('makes a file that only its owner can read', () => {
  const path = envFile();
  addToEnvFile(path, { JWT_SECRET: 'a+/=b', DEMO_CONTENT: 'true' });
  assert.deepEqual(readEnvFile(path), { JWT_SECRET: 'a+/=b', DEMO_CONTENT: 'true' });
  assert.equal(mode(path), '600');
});

test('never changes a value that is there, nor what else the file says', () => {
  const path = envFile('# mine\nPORT=4000\nJWT_SECRET="kept"\n');
  addToEnvFile(path, { JWT_SECRET: 'new', ADMIN_JWT_SECRET: 'added' });
  assert.equal(readFileSync(path, 'utf8'), '# mine\nPORT=4000\nJWT_SECRET="kept"\nADMIN_JWT_SECRET=added\n');
  assert.equal(mode(path), '600');
});

test('fills in an empty value where it stands, and a missing line break', () => {
  const path = envFile('JWT_SECRET=\nENCRYPTION_KEY=""\nPORT=4000');
  addToEnvFile(path, { JWT_SECRET: "one$&$'", ENCRYPTION_KEY: 'two', API_TOKEN_SALT: 'three' });
  assert.equal(
    readFileSync(path, 'utf8'),
    "JWT_SECRET=one$&$'\nENCRYPTION_KEY=two\nPORT=4000\nAPI_TOKEN_SALT=three\n",
  );
});

test('follows a link to where the file really is', () => {
  const real = envFile('PORT=4000\n');
  const link = `${real}.link`;
  symlinkSync(real, link);
  chmodSync(real, 0o640);
  addToEnvFile(link, { JWT_SECRET: 'x' });
  assert.equal(readEnvFile(real)['JWT_SECRET'], 'x');
});

test('no file is no values', () => {
  assert.deepEqual(readEnvFile(envFile()), {});
});
