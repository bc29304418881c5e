import Database from 'better-sqlite3';
import { Client } from 'pg';
import type { TemporaryPlace } from './temporary-place';

export interface StoredMessages {
  messages: Set<string>;
  /** Messages that lack fields which Strapi or the CMS adds. */
  incomplete: Set<string>;
  /** Messages with an email in the outbox. */
  mails: Set<string>;
}

/** The ids of the messages in a place's database while no CMS is running on it. */
export async function storedMessages(place: TemporaryPlace): Promise<StoredMessages> {
  const ids = await readIds(place, [
    'SELECT document_id AS id FROM contact_messages',
    'SELECT document_id AS id FROM contact_messages WHERE created_at IS NULL OR updated_at IS NULL OR search_text IS NULL',
    'SELECT message_id AS id FROM contact_mails',
  ]);
  const [messages = new Set(), incomplete = new Set(), mails = new Set()] = ids;
  return { messages, incomplete, mails };
}

async function readIds({ variables }: TemporaryPlace, statements: string[]): Promise<Set<string>[]> {
  const { DATABASE_CLIENT, DATABASE_FILENAME, DATABASE_URL } = variables;
  const found: Set<string>[] = [];
  if (DATABASE_CLIENT === 'postgres') {
    const client = new Client({ connectionString: DATABASE_URL });
    await client.connect();
    for (const statement of statements) {
      const { rows } = await client.query<{ id: string }>(statement);
      found.push(new Set(rows.map(({ id }) => id)));
    }
    await client.end();
    return found;
  }
  // Not read-only, because unfinished writes of a killed process must be rolled back first.
  const database = new Database(DATABASE_FILENAME ?? '');
  for (const statement of statements) {
    const rows = database.prepare<[], { id: string }>(statement).all();
    found.push(new Set(rows.map(({ id }) => id)));
  }
  database.close();
  return found;
}
