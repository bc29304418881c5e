import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Environment } from '../environment/environment';
import { BackupError } from './backup-error';
import { checkArchive } from './check-archive';
import { hasNoFile, withDatabase, type Knex } from './database';
import { makeEmptyTables } from './make-empty-tables';
import type { Manifest } from './manifest';
import { uploadsFolder } from './make-backup';
import { readArchive } from './read-archive';
import { replaceRows, type RowReplacement } from './replace-rows';
import { bringInPictures, fillSideFolder, unpackPicture } from './restored-pictures';
import { migrationsOf, tablesOf, type Tables } from './tables';

/** How many rows each table has; no tables in an empty database. */
export type RowCounts = ReadonlyMap<string, number>;

export interface Steps {
  /** Throw in here to change nothing. */
  confirm(archive: Manifest, here: RowCounts): Promise<void>;
  /** Called right before the first row is replaced. */
  replacing(): void;
}

/** Replaces everything with the archive's contents. If it throws or is killed before the commit, nothing changed. */
export async function restore(environment: Environment, path: string, steps: Steps): Promise<Manifest> {
  const manifest = await checkArchive(path, environment.backup.key);
  const here = await rowCounts(environment);
  if (here.size > 0) await withDatabase(environment.database, (knex) => requireSameTables(knex, manifest));
  await steps.confirm(manifest, here);
  if (here.size === 0) await makeEmptyTables(environment);

  await withDatabase(environment.database, async (knex) => {
    const tables = await requireSameTables(knex, manifest);
    const uploads = uploadsFolder(environment);
    const id = randomUUID();
    let rows: RowReplacement | undefined;
    try {
      await fillSideFolder(uploads, id, (folder) =>
        readArchive(path, environment.backup.key, async (member, bytes) => {
          if ('picture' in member) {
            const isNamed = member.picture in manifest.pictures;
            return isNamed ? unpackPicture(folder, member.picture, bytes) : void bytes.resume();
          }
          if (rows === undefined) {
            steps.replacing();
            rows = await replaceRows(knex, tables);
          }
          const content = await text(bytes);
          if ('table' in member) await rows.insert(member.table, content);
        }),
      );
    } catch (error) {
      await rows?.rollback();
      throw error;
    }
    // Even if this fails, the rows may have been committed: then the next start needs the pictures.
    await rows?.commit(id);
    await bringInPictures(uploads, id);
  });
  return manifest;
}

async function rowCounts({ database }: Environment): Promise<RowCounts> {
  if (hasNoFile(database)) return new Map();
  return withDatabase(database, async (knex) => {
    const counts = new Map<string, number>();
    for (const table of (await tablesOf(knex)).keys()) {
      const [{ count } = { count: 0 }] = await knex(table).count({ count: '*' });
      counts.set(table, Number(count));
    }
    return counts;
  });
}

async function requireSameTables(knex: Knex, manifest: Manifest): Promise<Tables> {
  const tables = await tablesOf(knex);
  const ours = [...tables].flatMap(([table, columns]) => columns.map(({ name }) => `${table}.${name}`));
  const theirs = Object.entries(manifest.tables).flatMap(([table, { columns }]) =>
    columns.map((name) => `${table}.${name}`),
  );
  const different = [
    ...theirs.filter((column) => !ours.includes(column)),
    ...ours.filter((column) => !theirs.includes(column)),
  ];
  const migrations = await migrationsOf(knex);
  if (different.length === 0 && migrations.join() === manifest.migrations.join()) return tables;
  const what = different.length === 0 ? 'its migrations' : different.slice(0, 3).join(', ');
  throw new BackupError(
    'other-version',
    `This archive is from a different version of the site than this database (they differ in ${what}). Restore it with the version that made it, into an empty database, then update.`,
  );
}
