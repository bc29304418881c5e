import { rm } from 'node:fs/promises';
import type { Database } from '../environment/environment';
import { sqliteFile, withDatabase, type Knex } from './database';
import { withTemporary } from './temporary';

/**
 * The database as it is at one moment, while others go on writing. For SQLite this is a copy beside the file, made
 * quickly: reading the file itself for longer would keep the CMS from saving.
 */
export async function withSnapshot<Result>(
  database: Database,
  knex: Knex,
  work: (snapshot: Knex) => Promise<Result>,
): Promise<Result> {
  if (database.client === 'postgres') {
    return knex.transaction(work, { isolationLevel: 'repeatable read', readOnly: true });
  }
  return withTemporary(`${sqliteFile(database.filename)}.snapshot`, async (filename) => {
    await rm(filename, { force: true });
    await knex.raw('VACUUM INTO ?', [filename]);
    return withDatabase({ client: 'sqlite', filename }, work);
  });
}
