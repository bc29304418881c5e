import { CONTENT_VERSION_KEY, newContentVersion } from '../entries/content-version';
import { clientOf, type Knex } from './database';
import { RESTORE_KEY, SESSION_TABLE, STORE_TABLE, type Tables } from './tables';
import { fromArchive, type Archived } from './values';

/** Sign-outs of staff, which a restore must not undo. */
const ENDED_SESSIONS = 'ended_sessions';

// SQLite takes no more rows and values than these in one statement.
const MAX_ROWS = 500;
const MAX_VALUES = 30_000;

export interface RowReplacement {
  /** Adds rows, each a line of JSON. */
  insert(table: string, lines: string): Promise<void>;
  /** Makes everything visible at once, and stores the id of this restore. */
  commit(id: string): Promise<void>;
  rollback(): Promise<void>;
}

/** Empties every table in a transaction, which nobody sees before it is committed. */
export async function replaceRows(knex: Knex, tables: Tables): Promise<RowReplacement> {
  const client = clientOf(knex);
  if (client === 'sqlite') await knex.raw('PRAGMA foreign_keys = OFF');
  const transaction = await knex.transaction();
  const database = client === 'sqlite' ? sqlite(transaction) : postgres(transaction);
  const insert = async (table: string, rows: readonly Record<string, unknown>[]) => {
    const size = Math.min(MAX_ROWS, Math.floor(MAX_VALUES / Object.keys(rows[0] ?? { id: 0 }).length));
    for (let at = 0; at < rows.length; at += size) await transaction(table).insert(rows.slice(at, at + size));
  };
  const ended: { session: string }[] = [];
  try {
    ended.push(...(await transaction(ENDED_SESSIONS)));
    await database.empty([...tables.keys(), SESSION_TABLE]);
  } catch (error) {
    await transaction.rollback();
    throw error;
  }

  return {
    async insert(table, lines) {
      const columns = tables.get(table) ?? [];
      const rows = lines.split('\n').flatMap((line) => {
        if (line === '') return [];
        const values = JSON.parse(line) as Archived[];
        return [
          Object.fromEntries(
            columns.map(({ name, kind }, at) => [name, fromArchive(values[at] ?? null, kind, client)]),
          ),
        ];
      });
      await insert(table, rows);
    },
    async commit(id) {
      await database.check([...tables.keys()]);
      await insert(STORE_TABLE, [
        { key: CONTENT_VERSION_KEY, value: newContentVersion() },
        { key: RESTORE_KEY, value: JSON.stringify(id) },
      ]);
      const known = new Set(await transaction(ENDED_SESSIONS).pluck<string[]>('session'));
      const missing = ended.filter(({ session }) => !known.has(session));
      await insert(
        ENDED_SESSIONS,
        missing.map((row) => ({ ...row, id: undefined })),
      );
      await transaction.commit();
    },
    rollback: async () => {
      await transaction.rollback();
    },
  };
}

function sqlite(transaction: Knex.Transaction) {
  return {
    async empty(tables: string[]): Promise<void> {
      for (const table of tables) await transaction(table).delete();
    },
    async check(): Promise<void> {
      const broken: unknown[] = await transaction.raw('PRAGMA foreign_key_check');
      if (broken.length > 0) throw new Error(`${broken.length} rows refer to others that are not there`);
    },
  };
}

const FOREIGN_KEYS = `SELECT conrelid::regclass::text AS "table", conname AS name FROM pg_constraint
  WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`;

function postgres(transaction: Knex.Transaction) {
  const alterForeignKeys = async (how: 'DEFERRABLE' | 'NOT DEFERRABLE') => {
    const { rows } = (await transaction.raw(FOREIGN_KEYS)) as { rows: { table: string; name: string }[] };
    for (const { table, name } of rows)
      await transaction.raw(`ALTER TABLE ${table} ALTER CONSTRAINT ?? ${how}`, [name]);
  };
  return {
    async empty(tables: string[]): Promise<void> {
      await transaction.raw("SET LOCAL lock_timeout = '30s'");
      // Content changes lock this table first too, so that there can be no deadlock.
      await transaction.raw('LOCK TABLE ?? IN ACCESS EXCLUSIVE MODE', [STORE_TABLE]);
      await alterForeignKeys('DEFERRABLE');
      await transaction.raw('SET CONSTRAINTS ALL DEFERRED');
      await transaction.raw(`TRUNCATE ${tables.map(() => '??').join(', ')}`, tables);
    },
    async check(tables: string[]): Promise<void> {
      await transaction.raw('SET CONSTRAINTS ALL IMMEDIATE');
      await alterForeignKeys('NOT DEFERRABLE');
      for (const table of tables) {
        // Never backwards: an id that was used for something else must not be used again.
        await transaction.raw(
          `SELECT setval(s, GREATEST(pg_sequence_last_value(s), (SELECT max(id) FROM ??)))
           FROM (SELECT pg_get_serial_sequence(quote_ident(?), 'id')::regclass AS s) AS sequence
           WHERE EXISTS (SELECT FROM ??)`,
          [table, table, table],
        );
      }
    },
  };
}
