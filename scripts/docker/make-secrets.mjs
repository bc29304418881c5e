// Runs before the other services: make-secrets.mjs FOLDER FOLDER_OF_THE_DATABASE creates missing secrets in two
// volumes, since the database needs only its own. Values from the environment (PANEL_EMAIL, PANEL_PASSWORD …) are used
// on the first start.
import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
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
  const DATABASE_URL = `postgres://casa:${randomBytes(24).toString('hex')}@db:5432/casa`;
  addToEnvFile(file, { ...given, ...missingSecrets({ ...given, ...existing }), DATABASE_URL });

  const passwordFile = join(databaseFolder, 'password');
  const { password } = new URL(readEnvFile(file)['DATABASE_URL'] ?? '');
  if (!existsSync(passwordFile)) writeFileSync(passwordFile, decodeURIComponent(password), { mode: 0o600 });
  // Does not print the passwords: logs are kept, and may be sent elsewhere.
  if (isFirst)
    console.log(
      "The secrets are made. For the first sign-ins: docker compose exec cms grep -E 'EMAIL|PASSWORD' /secrets/cms.env",
    );
}
