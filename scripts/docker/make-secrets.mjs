// Runs once before the other services: creates missing secrets in a volume. Values from the environment
// (PANEL_EMAIL, PANEL_PASSWORD …) are used on the first start.
import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { addToEnvFile, readEnvFile } from '../product/env-file.mjs';
import { SettingError } from '../product/environment.mjs';
import { MADE_ON_FIRST_START, missingSecrets } from '../product/secrets.mjs';

try {
  makeSecrets(process.argv[2] ?? '/secrets');
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** @param {string} folder */
function makeSecrets(folder) {
  const file = join(folder, 'cms.env');
  const isFirst = !existsSync(file);

  const existing = readEnvFile(file);
  const given = Object.fromEntries(
    Object.keys(MADE_ON_FIRST_START).flatMap((name) =>
      process.env[name] ? [[name, process.env[name]]] : [],
    ),
  );
  addToEnvFile(file, { ...given, ...missingSecrets({ ...given, ...existing }) });

  const now = readEnvFile(file);
  if (!now['DATABASE_URL']) {
    const password = randomBytes(24).toString('hex');
    writeFileSync(join(folder, 'database-password'), password, { mode: 0o600 });
    addToEnvFile(file, { DATABASE_URL: `postgres://casa:${password}@db:5432/casa` });
  }

  if (isFirst) {
    const shown = (/** @type {string} */ who) => {
      const password = given[`${who}_PASSWORD`] ? 'the password that you gave' : now[`${who}_PASSWORD`];
      return `${now[`${who}_EMAIL`]}  ${password}`;
    };
    console.log(
      `Content panel  ${process.env['PUBLIC_URL'] ?? ''}/cms/admin\n               ${shown('PANEL')}`,
    );
    console.log(`Staff admin    ${process.env['PUBLIC_URL'] ?? ''}/admin\n               ${shown('STAFF')}`);
  }
}
