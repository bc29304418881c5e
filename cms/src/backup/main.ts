// The commands behind `npm run backup` and `npm run restore`, and the service `backup` of docker-compose.yml.
import { join, resolve } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { requireEnvironment, type Environment } from '../environment/environment';
import { archiveName } from './archive-name';
import { BackupError } from './backup-error';
import { daily } from './daily';
import { nameOf } from './database';
import { failureInWords } from './failure-in-words';
import { makeBackup } from './make-backup';
import type { Manifest } from './manifest';
import { restore, type RowCounts } from './restore';
import { complain, say } from './say';
import { tryRestore } from './try-restore';

const USAGE = 'Usage: backup [--to FILE] | restore FILE [--yes] | check FILE | daily';

async function run(): Promise<void> {
  const { values, positionals } = readArguments();
  const [command, named, ...more] = positionals;
  const file = named === undefined ? undefined : fromCaller(named);
  const environment = requireEnvironment(process.env);
  const takesFile = command === 'restore' || command === 'check';
  if (more.length > 0 || takesFile !== (file !== undefined)) throw new BackupError('wrong-use', USAGE);
  if (command === 'backup') await backup(environment, values.to);
  else if (command === 'daily') await daily(environment);
  else if (command === 'check' && file !== undefined) {
    await tryRestore(environment, file);
    say(`${file} is whole, and can be restored into an empty database.`);
  } else if (command === 'restore' && file !== undefined) {
    await restore(environment, file, {
      confirm: (archive, here) => confirm(environment, archive, here, values.yes === true),
      replacing: () => say('Replacing everything …'),
    });
    say(
      'Restored. Panel administrators have to sign in again; staff stay signed in unless their password differs.',
    );
  } else throw new BackupError('wrong-use', USAGE);
}

/** npm changes the working directory; a path is relative to where the command was typed. */
const fromCaller = (path: string) => resolve(process.env['INIT_CWD'] ?? '.', path);

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { to: { type: 'string' }, yes: { type: 'boolean' } },
    });
  } catch (error) {
    throw new BackupError('wrong-use', USAGE, { cause: error });
  }
}

async function backup(environment: Environment, to: string | undefined): Promise<void> {
  const { folder, key } = environment.backup;
  const path =
    to !== undefined ? fromCaller(to) : join(folder, archiveName('backup', new Date(), key !== undefined));
  const { tables, pictures, missing, elsewhere } = await makeBackup(environment, path);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  say(
    `${path}: ${rows} rows and ${Object.keys(pictures).length} pictures, ${key === undefined ? 'not encrypted (set BACKUP_KEY for that)' : 'encrypted'}.`,
  );
  if (elsewhere > 0) say(`${elsewhere} pictures are on S3, so not in it.`);
  if (missing.length > 0) complain(`Not on disk, so not in it: ${missing.join(', ')}`);
}

async function confirm(
  { database }: Environment,
  { madeAt, database: from, tables, pictures, missing, elsewhere }: Manifest,
  here: RowCounts,
  isSure: boolean,
): Promise<void> {
  say(`The archive is whole. It was made at ${madeAt} on ${from}.`);
  say(`It replaces everything in ${nameOf(database)}${here.size === 0 ? ', which is empty' : ''}:`);
  for (const [table, { rows }] of Object.entries(tables)) {
    const before = here.get(table) ?? 0;
    // Tables of links and permissions would tell nobody anything.
    if (rows + before > 0 && !/_(lnk|mph|cmps)$|permission|^strapi_/.test(table))
      say(`  ${table}: ${before} → ${rows}`);
  }
  say(`  and puts back ${Object.keys(pictures).length} pictures.`);
  if (missing.length > 0) say(`  ${missing.length} pictures were missing when it was made.`);
  if (elsewhere > 0) say(`  ${elsewhere} pictures are on S3, which stays as it is.`);
  if (isSure) return;
  const refused = new BackupError('not-confirmed', 'Nothing was changed.');
  if (!process.stdin.isTTY)
    throw new BackupError('not-confirmed', 'Nothing was changed: without a terminal, add --yes.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl-C and Ctrl-D count as no.
  const answer = await terminal.question('Type yes to go on: ').catch(() => '');
  terminal.close();
  if (answer.trim().toLowerCase() !== 'yes') throw refused;
}

// Only the owner may read what this writes.
process.umask(0o077);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
run().then(
  () => process.exit(0),
  (error: unknown) => {
    complain(failureInWords(error));
    process.exit(1);
  },
);
