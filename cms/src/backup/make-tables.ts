// Run as a process of its own: Strapi leaves listeners and a global behind, and prints its first sign-ins.
import { join } from 'node:path';
import process from 'node:process';
import { createStrapi } from '@strapi/strapi';
import { requireEnvironment } from '../environment/environment';
import { withDatabase } from './database';
import { replaceRows } from './replace-rows';
import { complain } from './say';
import { tablesOf } from './tables';

async function makeTables(): Promise<void> {
  const appDir = process.cwd();
  const strapi = createStrapi({ appDir, distDir: join(appDir, 'dist') });
  await strapi.load();
  await strapi.destroy();
  // Removes the first accounts, which would stay if the restore ended here.
  await withDatabase(requireEnvironment(process.env).database, async (knex) => {
    await (await replaceRows(knex, await tablesOf(knex))).commit('none');
  });
}

makeTables().then(
  () => process.exit(0),
  (error: unknown) => {
    complain(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
