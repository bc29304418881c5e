import { mkdir, mkdtemp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Database, Environment } from '../environment/environment';
import { BackupError } from './backup-error';
import { neighborOf, withDatabase } from './database';
import { restore } from './restore';
import { fingerprintsOf } from './tables';
import { withTemporary } from './temporary';

/**
 * Restores an archive into a scratch database, and throws unless every table then matches the archive. If it came from
 * the other kind of database, which writes some values differently, only the archive itself is compared.
 */
export async function tryRestore(environment: Environment, path: string): Promise<void> {
  await mkdir(environment.backup.folder, { recursive: true, mode: 0o700 });
  const scratch = await mkdtemp(join(environment.backup.folder, `.check-${basename(path)}-`));
  await withTemporary(scratch, async (folder) => {
    const uploadsDir = join(folder, 'public', 'uploads');
    await mkdir(uploadsDir, { recursive: true });
    await withEmptyDatabase(environment.database, folder, async (database) => {
      const manifest = await restore({ ...environment, database, uploadsDir }, path, {
        confirm: async () => undefined,
        replacing: () => undefined,
      });
      if (manifest.database !== database.client) return;
      const restored = await withDatabase(database, fingerprintsOf);
      const different = Object.entries(manifest.tables).filter(
        ([table, { sha256 }]) => restored[table] !== sha256,
      );
      if (different.length > 0)
        throw new BackupError(
          'check-failed',
          `Restored into an empty database, it differs in ${different.map(([table]) => table).join(', ')}.`,
        );
    });
  });
}

async function withEmptyDatabase(
  database: Database,
  folder: string,
  work: (empty: Database) => Promise<void>,
): Promise<void> {
  if (database.client === 'sqlite') return work({ client: 'sqlite', filename: join(folder, 'check.db') });
  const { name, url } = neighborOf(database.url, '_backup_check');
  await withDatabase(database, async (knex) => {
    const remove = () => knex.raw('DROP DATABASE IF EXISTS ?? WITH (FORCE)', [name]);
    // Left over if the last check was killed.
    await remove();
    await knex.raw('CREATE DATABASE ??', [name]);
    try {
      await work({ client: 'postgres', url });
    } finally {
      await remove();
    }
  });
}
