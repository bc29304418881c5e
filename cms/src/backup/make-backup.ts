import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from '../environment/environment';
import { BackupError } from './backup-error';
import { requireDatabase, withDatabase, type Knex } from './database';
import { MANIFEST_NAME, tableMember, type Manifest } from './manifest';
import { createPictures, picturesOf } from './pictures';
import { withSnapshot } from './snapshot';
import { migrationsOf, pagesOf, tablesOf } from './tables';
import { writeArchive, type ArchiveWriter } from './write-archive';

const MAX_ROUNDS = 50;
/** Strapi deletes a picture's file a little before its row. */
const DELETION_MS = 1_000;

export const uploadsFolder = ({ uploadsDir }: Environment) =>
  uploadsDir ?? join(process.cwd(), 'public', 'uploads');

/** Writes everything into one archive, as it stands at one moment. The CMS may keep running. */
export async function makeBackup(environment: Environment, path: string): Promise<Manifest> {
  const { database, backup } = environment;
  requireDatabase(database);
  return withDatabase(database, async (knex) => {
    let manifest: Manifest | undefined;
    await writeArchive(path, backup.key, async (archive) => {
      manifest = await fill(environment, knex, archive);
    });
    return manifest as Manifest;
  });
}

async function fill(environment: Environment, knex: Knex, archive: ArchiveWriter): Promise<Manifest> {
  if ((await tablesOf(knex)).size === 0)
    throw new BackupError('no-database', 'The database has no tables yet: start the site first.');
  const pictures = createPictures(uploadsFolder(environment), archive);
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    await pictures.take((await picturesOf(knex)).onDisk);
    const manifest = await withSnapshot(environment.database, knex, async (snapshot) => {
      const madeAt = new Date().toISOString();
      const { onDisk, elsewhere } = await picturesOf(snapshot);
      // If none has, the archive holds each of them as it was at the snapshot.
      if (await pictures.hasAnyChanged(onDisk)) return null;
      const { missing, pictures: taken } = pictures.of(onDisk);
      if (await isOneDeleted(knex, missing)) return null;
      const [tables, migrations] = [await addTables(snapshot, archive), await migrationsOf(snapshot)];
      const { client } = environment.database;
      return {
        format: 1 as const,
        madeAt,
        database: client,
        migrations,
        tables,
        pictures: taken,
        missing,
        elsewhere,
      };
    });
    if (manifest === null) continue;
    await archive.add(MANIFEST_NAME, Buffer.from(JSON.stringify(manifest, null, 1)));
    return manifest;
  }
  throw new BackupError('pictures-changing', 'Pictures keep changing. Please try again later.');
}

async function addTables(snapshot: Knex, archive: ArchiveWriter): Promise<Manifest['tables']> {
  const tables: Manifest['tables'] = {};
  for (const [table, columns] of await tablesOf(snapshot)) {
    const hash = createHash('sha256');
    let [pages, rows] = [0, 0];
    for await (const page of pagesOf(snapshot, table, columns)) {
      pages += 1;
      rows += page.rows;
      hash.update(page.lines);
      await archive.add(tableMember(table, pages), page.lines);
    }
    tables[table] = { columns: columns.map(({ name }) => name), rows, sha256: hash.digest('hex') };
  }
  return tables;
}

/** Whether one of the missing pictures was deleted rather than lost. */
async function isOneDeleted(knex: Knex, missing: string[]): Promise<boolean> {
  if (missing.length === 0) return false;
  await sleep(DELETION_MS);
  const { onDisk } = await picturesOf(knex);
  return missing.some((name) => !onDisk.has(name));
}
