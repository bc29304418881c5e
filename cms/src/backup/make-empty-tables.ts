import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import type { Database, Environment } from '../environment/environment';
import { BackupError } from './backup-error';

/** A first start needs accounts. They are deleted with its other rows before anyone can sign in. */
const ACCOUNT = 'restore@localhost.localdomain';

/** Starts the CMS once on an empty database, so that it makes its tables, and then empties them. */
export async function makeEmptyTables({ database, uploadsDir }: Environment): Promise<void> {
  const child = spawn(process.execPath, [join(__dirname, 'make-tables.js')], {
    env: {
      ...process.env,
      ...variablesOf(database),
      ...(uploadsDir === undefined ? {} : { UPLOADS_DIR: uploadsDir }),
      DEMO_CONTENT: 'false',
      PANEL_EMAIL: process.env['PANEL_EMAIL'] || ACCOUNT,
      STAFF_EMAIL: process.env['STAFF_EMAIL'] || ACCOUNT,
      SMTP_URL: '',
      CONTACT_TO: '',
      BACKUP_MAIL_TO: '',
      CMS_METRICS_PORT: '',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('exit', resolve);
    child.once('error', reject);
  });
  const [code, said] = await Promise.all([ended, text(child.stderr)]);
  if (code !== 0)
    throw new BackupError(
      'no-database',
      `The CMS can’t make its tables: ${said.trim().split('\n').slice(0, 5).join(' | ')}`,
    );
}

function variablesOf(database: Database): Record<string, string> {
  if (database.client === 'postgres') return { DATABASE_CLIENT: 'postgres', DATABASE_URL: database.url };
  return {
    DATABASE_CLIENT: 'sqlite',
    ...(database.filename === undefined ? {} : { DATABASE_FILENAME: database.filename }),
  };
}
