// Runs before the other services: make-secrets.mjs FOLDER FOLDER_OF_THE_DATABASE creates missing secrets in two
// volumes, since the database needs only its own. The environment may give any of them.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { addToEnvFile, readEnvFile } from '../product/env-file.mjs';
import { SettingError } from '../product/environment.mjs';
import { MADE_ON_FIRST_START, missingSecrets } from '../product/secrets.mjs';

try {
  requirePublicUrl(process.env['PORT'] || '3000');
  makeSecrets(process.argv[2] ?? '/secrets', process.argv[3] ?? '/database-secret');
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/**
 * Compose versions differ in whether a default may contain another variable, so PUBLIC_URL's always names port 3000.
 *
 * @param {string} port perhaps with an address before it
 */
function requirePublicUrl(port) {
  if (process.env['PUBLIC_URL'] || /(^|:)3000$/.test(port)) return;
  throw new SettingError(
    `PORT is ${port}, so PUBLIC_URL must be set too: to the address that visitors type, such as http://localhost:${port.replace(/.*:/, '')}.`,
  );
}

/**
 * @param {string} folder
 * @param {string} databaseFolder
 */
function makeSecrets(folder, databaseFolder) {
  const file = join(folder, 'cms.env');
  const isFirst = !existsSync(file);
  const existing = readEnvFile(file);
  const given = Object.fromEntries(
    Object.keys(MADE_ON_FIRST_START).flatMap((name) =>
      process.env[name] ? [[name, process.env[name]]] : [],
    ),
  );
  const passwordFile = join(databaseFolder, 'password');
  const kept = existsSync(passwordFile) ? readFileSync(passwordFile, 'utf8') : '';
  const password = kept || passwordIn(existing['DATABASE_URL']) || randomBytes(24).toString('hex');
  if (kept === '') writeFileSync(passwordFile, password, { mode: 0o600 });
  const DATABASE_URL =
    process.env['DATABASE_URL'] || `postgres://casa:${encodeURIComponent(password)}@db:5432/casa`;

  // What the CMS refuses must be correctable. But a secret stays: what it has encrypted would be lost.
  const replaced = ['DATABASE_URL', ...Object.keys(given).filter((name) => /^(PANEL|STAFF)_/.test(name))];
  addToEnvFile(file, { ...given, ...missingSecrets({ ...given, ...existing }), DATABASE_URL }, replaced);
  // Does not print the passwords: logs are kept, and may be sent elsewhere.
  if (isFirst)
    console.log(
      "The secrets are made. For the first sign-ins: docker compose exec cms grep -E 'EMAIL|PASSWORD' /secrets/cms.env",
    );
}

/**
 * Only here if the volumes are those of an earlier version, or if a kept cms.env was put into new ones.
 *
 * @param {string | undefined} url
 */
function passwordIn(url) {
  return url && decodeURIComponent(new URL(url).password);
}
