import { createHash } from 'node:crypto';
import { CONTENT_VERSION_KEY } from '../entries/content-version';
import { clientOf, type Knex } from './database';
import { kindOf, toArchive, type Archived, type Kind } from './values';

export interface Column {
  name: string;
  kind: Kind;
}

/** By name, with their columns sorted by name. */
export type Tables = ReadonlyMap<string, readonly Column[]>;

export const STORE_TABLE = 'strapi_core_store_settings';
const MIGRATION_TABLES = ['strapi_migrations', 'strapi_migrations_internal'];
/** Who is signed in to the panel. */
export const SESSION_TABLE = 'strapi_sessions';
export const RESTORE_KEY = 'casa_restore';

/**
 * Not backed up, as they describe one database, not the restaurant: schema, migrations, panel sessions, rate limits.
 */
const LEFT_OUT = new Set([
  'strapi_database_schema',
  'request_limits',
  'sqlite_sequence',
  SESSION_TABLE,
  ...MIGRATION_TABLES,
]);

const ROWS_OF_A_PAGE = 1_000;

const COLUMNS = {
  sqlite: `SELECT m.name AS "table", c.name, c.type FROM sqlite_master m JOIN pragma_table_info(m.name) c
    WHERE m.type = 'table'`,
  postgres: `SELECT c.table_name AS "table", c.column_name AS name, c.data_type AS type
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE'`,
};

export async function tablesOf(knex: Knex): Promise<Tables> {
  const client = clientOf(knex);
  const answer: unknown = await knex.raw(COLUMNS[client]);
  const found = (client === 'postgres' ? (answer as { rows: unknown }).rows : answer) as Record<
    'table' | 'name' | 'type',
    string
  >[];
  const tables = new Map<string, Column[]>();
  for (const { table, name, type } of found.sort((a, b) => (a.table < b.table ? -1 : 1))) {
    if (!LEFT_OUT.has(table)) tables.set(table, [...(tables.get(table) ?? []), { name, kind: kindOf(type) }]);
  }
  for (const columns of tables.values()) columns.sort((a, b) => (a.name < b.name ? -1 : 1));
  return tables;
}

/** The names of the migrations that have run. */
export async function migrationsOf(knex: Knex): Promise<string[]> {
  const names: string[] = [];
  for (const table of MIGRATION_TABLES) names.push(...(await knex(table).pluck<string[]>('name')));
  return names.sort();
}

/** All rows in the order of their ids, a page at a time, each row a line of JSON. */
export async function* pagesOf(
  knex: Knex,
  table: string,
  columns: readonly Column[],
): AsyncGenerator<{ rows: number; lines: Buffer }> {
  for (let last: unknown = 0; ;) {
    const query = knex(table)
      .select(columns.map(({ name }) => name))
      .where('id', '>', last as number)
      .orderBy('id')
      .limit(ROWS_OF_A_PAGE);
    // Not backed up: every database has its own, and a restore writes new ones.
    if (table === STORE_TABLE) void query.whereNotIn('key', [CONTENT_VERSION_KEY, RESTORE_KEY]);
    const rows = (await query) as Record<string, unknown>[];
    if (rows.length === 0) return;
    last = rows.at(-1)?.['id'];
    const lines = rows.map((row) => {
      const values: Archived[] = columns.map(({ name, kind }) => toArchive(row[name], kind));
      return `${JSON.stringify(values)}\n`;
    });
    yield { rows: rows.length, lines: Buffer.from(lines.join('')) };
  }
}

/** A hash of each table's rows: two databases with the same hashes hold the same rows. */
export async function fingerprintsOf(knex: Knex): Promise<Record<string, string>> {
  const fingerprints: Record<string, string> = {};
  for (const [table, columns] of await tablesOf(knex)) {
    const hash = createHash('sha256');
    for await (const { lines } of pagesOf(knex, table, columns)) hash.update(lines);
    fingerprints[table] = hash.digest('hex');
  }
  return fingerprints;
}
