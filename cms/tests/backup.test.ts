import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PUBLIC_READS } from '../src/contract/all-calls';
import { readMembers } from './archive-members';
import { runBackupCommand, startBackupCommand } from './backup-command';
import { sendMessage } from './contact-visitor';
import { mailVariables, startMailServer } from './mail-server';
import { contentOf, smallSeed } from './make-content';
import { itOnce } from './once';
import { signInToPanel } from './panel-session';
import { peopleOf } from './people';
import { startCms, type RunningCms } from './running-cms';
import { download } from './sending-pictures';
import { signInAsStaff } from './staff-session';
import { databaseClient, makeEmptyPlace, makePlace, rowsIn, type TemporaryPlace } from './temporary-place';
import { codeOf, finishTwoStep, turnOnTwoStep } from './two-step-phone';

const key = { BACKUP_KEY: 'k3Vq8ZtN1xYw5LrC7mPd2HsJ9bGf4TuA' };
const anna = { email: 'anna@casabodegon.example', password: 'Bodega-2026' };

let folder: string;
let archive: string;
let place: TemporaryPlace;
let cms: RunningCms;
let make: ReturnType<typeof contentOf>;
let original: Awaited<ReturnType<typeof published>>;
let picture: { url: string; bytes: Buffer };
let secret: string;
const places: TemporaryPlace[] = [];

const newPlace = async (made: Promise<TemporaryPlace>) => {
  places.push(await made);
  return made;
};

/** Every public answer, as sent over the wire. */
async function published(from: RunningCms) {
  const answers = [...PUBLIC_READS.keys()].map(async (path) => {
    const { status, text, headers } = await from.ask(path);
    return [path, { status, text, etag: headers.get('etag') }] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casa-cms-backups-'));
  archive = join(folder, 'all.tar.gz.age');
  place = await newPlace(makePlace());
  cms = await startCms(place, { DEMO_CONTENT: 'true', SEED_DIR: smallSeed });
  make = contentOf(cms.strapi);
  const image = await make.picture('A tower of prawns');
  await make.dish('Gambas', await make.category('Raciones'), { image });
  await make.event('Flamenco', { desc: 'Two sets' });
  await make.highlight({ name: 'Manzanilla', title: 'Sherry hour', isActive: true });
  await peopleOf(cms).add(anna);
  const { token } = (await peopleOf(cms).signIn(anna)).body;
  ({ secret } = await turnOnTwoStep(cms, token, anna.password));
  expect((await sendMessage(cms)).status).toBe(201);
  const { url } = await cms.strapi.db.query('plugin::upload.file').findOne({ where: { id: image } });
  picture = { url, bytes: (await download(cms, url)).bytes };
  original = await published(cms);
  await runBackupCommand(place, ['backup', '--to', archive], key);
});

afterAll(async () => {
  await cms?.stop();
  for (const each of places) await each.remove();
  await rm(folder, { recursive: true, force: true });
});

/** Starts the CMS on a restored archive, and checks everything that a restaurant would miss. */
async function expectEverything(where: TemporaryPlace): Promise<void> {
  // Only one Strapi at a time can run in this process.
  await cms.stop();
  cms = await startCms(where);
  expect(await published(cms)).toEqual(original);
  expect((await download(cms, picture.url)).bytes).toEqual(picture.bytes);
  const { ticket } = (await peopleOf(cms).signIn(anna)).body.twoStep;
  expect((await finishTwoStep(cms, ticket, codeOf(secret, 1))).status).toBe(200);
  const staff = await signInAsStaff(cms);
  expect((await staff.call('GET', '/api/admin/contacts')).body.items).toMatchObject([{ name: 'Ana García' }]);
  expect((await (await signInToPanel(cms)).call('GET', '/admin/users/me')).status).toBe(200);
  // New rows get new ids.
  expect((await sendMessage(cms)).status).toBe(201);
}

it('a backup made during saves has each of them whole or not at all', async () => {
  const staff = await signInAsStaff(cms);
  const categories = async () =>
    (await staff.call('GET', '/api/admin/menu/categories')).body.items as { id: string }[];
  for (const name of ['Sopas', 'Postres', 'Quesos']) await make.category(name);
  const ids = (await categories()).map(({ id }) => id);
  let isOver = false;
  let saves = 0;
  const saving = async () => {
    while (!isOver) {
      ids.push(ids.shift() ?? '');
      expect((await staff.call('POST', '/api/admin/menu/categories/reorder', { ids })).status).toBe(200);
      const id = await make.picture('Soon gone');
      const file = await cms.strapi.db.query('plugin::upload.file').findOne({ where: { id } });
      await cms.strapi.plugin('upload').service('upload').remove(file);
      saves += 1;
    }
  };
  const saver = saving();
  const to = join(folder, 'during-saves.tar.gz');
  await runBackupCommand(place, ['backup', '--to', to]);
  isOver = true;
  await saver;
  expect(saves).toBeGreaterThan(0);

  const { manifest, rows, names } = await readMembers(to);
  const orders = rows('menu_categories').map(({ order }) => order);
  expect(orders.sort()).toEqual(orders.map((_, at) => at + 1));
  expect(manifest.missing).toEqual([]);
  const files = rows('files').map(({ hash, ext }) => `pictures/${String(hash)}${String(ext)}`);
  expect(names.filter((name) => files.includes(name)).sort()).toEqual(files.sort());
});

it('a restore that is refused or killed changes nothing', async () => {
  await make.offer('Only here');
  const before = await published(cms);
  const pictures = await readdir(place.uploadsDir);
  const damaged = join(folder, 'damaged');
  await writeFile(damaged, (await readFile(archive)).subarray(0, -5_000));
  const refused = [
    runBackupCommand(place, ['restore', damaged, '--yes'], key, 1),
    runBackupCommand(
      place,
      ['restore', archive, '--yes'],
      { BACKUP_KEY: 'another-key-which-nobody-has-used' },
      1,
    ),
    runBackupCommand(place, ['restore', archive], key, 1),
  ];
  const reasons = ['This archive is damaged', 'BACKUP_KEY does not open', 'without a terminal, add --yes'];
  for (const [at, said] of (await Promise.all(refused)).entries()) expect(said).toContain(reasons[at]);

  const { connection } = cms.strapi.db;
  await connection.schema.alterTable('events', (table) => void table.string('of_another_version'));
  expect(await runBackupCommand(place, ['restore', archive, '--yes'], key, 1)).toContain(
    'from a different version of the site than this database (they differ in events.of_another_version)',
  );
  await connection.schema.alterTable('events', (table) => void table.dropColumn('of_another_version'));

  const release = await holdUp();
  const command = startBackupCommand(place, ['restore', archive, '--yes'], key);
  await expect.poll(command.said, { timeout: 30_000 }).toContain('Replacing everything');
  await new Promise((resolve) => setTimeout(resolve, 300));
  command.process.kill('SIGKILL');
  expect(await command.ended).toBeNull();
  await release();

  expect(await published(cms)).toEqual(before);
  const left = (await readdir(place.uploadsDir)).filter((name) => !name.startsWith('.restore-'));
  expect(left).toEqual(pictures);
});

itOnce('a restore that a signal ends leaves no copy of the pictures', async () => {
  const uploads = await mkdtemp(join(folder, 'uploads-'));
  const restoring = `require('./dist/src/backup/restored-pictures.js').fillSideFolder(
    process.argv[1], 'x', (made) => { console.log(made); process.exit(130); })`;
  const { status, stdout } = spawnSync(process.execPath, ['-e', restoring, uploads], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([130, expect.stringContaining(join(uploads, '.restore-x'))]);
  expect(await readdir(uploads)).toEqual([]);
});

/** Keeps a restore from finishing, as a slow reader would. */
async function holdUp(): Promise<() => Promise<void>> {
  if (databaseClient === 'sqlite') {
    const reader = new Sqlite(place.variables['DATABASE_FILENAME'] ?? '');
    reader.exec('BEGIN; SELECT count(*) FROM up_users');
    return async () => void reader.close();
  }
  const reader = new Client({ connectionString: place.variables['DATABASE_URL'] });
  await reader.connect();
  await reader.query('BEGIN; SELECT count(*) FROM up_users');
  return () => reader.end();
}

it('restores everything after a wipe, and again into the running CMS', async () => {
  const wiped = await newPlace(makePlace());
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
  expect((await readFile(archive)).toString('latin1')).not.toContain('Ana');
  const said = await runBackupCommand(wiped, ['restore', archive, '--yes'], key);
  expect(said).toMatch(/events: 0 → 2\n.*menu_items: 0 → 3\n/s);
  // As if the restore had been killed before the last picture was in place.
  const row = await storedRestore(wiped);
  const side = join(wiped.uploadsDir, `.restore-${row}`);
  await mkdir(side);
  const name = basename(picture.url);
  await rename(join(wiped.uploadsDir, name), join(side, name));
  await expectEverything(wiped);

  await contentOf(cms.strapi).dish('Added later', await contentOf(cms.strapi).category('Later'));
  const panel = await signInToPanel(cms);
  const staff = await signInAsStaff(cms);
  const gone = await signInAsStaff(cms);
  await gone.call('POST', '/api/admin/logout');
  expect(await published(cms)).not.toEqual(original);
  await runBackupCommand(wiped, ['restore', archive, '--yes'], key);
  expect(await published(cms)).toEqual(original);
  expect((await staff.call('GET', '/api/admin/me')).status).toBe(200);
  expect((await gone.call('GET', '/api/admin/me')).status).toBe(401);
  expect((await panel.call('GET', '/admin/users/me')).status).toBe(401);
});

async function storedRestore(where: TemporaryPlace): Promise<string> {
  const statement = `SELECT value FROM strapi_core_store_settings WHERE key = 'casa_restore'`;
  const [row] = await rowsIn<{ value: string }>(where, statement);
  return JSON.parse(row?.value ?? '""');
}

/** Runs the daily backup service until its first backup is done, and returns what it left. */
async function firstOfDaily(variables: Record<string, string>) {
  const to = await mkdtemp(join(folder, 'daily-'));
  // Left behind by killed backups. They go even if this one fails.
  const killed = 'daily-2026-01-01T00-00-00Z.tar.gz.unchecked';
  await writeFile(join(to, killed), 'whole');
  await writeFile(join(to, `${killed}.x.unfinished`), 'half');
  await mkdir(join(to, `.check-${killed}-x`, 'public'), { recursive: true });
  const last = () =>
    readFile(join(to, 'last-backup.json'), 'utf8').then(
      (text) => JSON.parse(text),
      () => null,
    );
  const command = startBackupCommand(place, ['daily'], { BACKUP_DIR: to, ...variables });
  await expect.poll(last, { timeout: 150_000 }).not.toBeNull();
  command.process.kill('SIGTERM');
  await command.ended;
  return { status: await last(), said: command.said(), files: await readdir(to) };
}

it('reports a failed daily backup by log, file and mail', async () => {
  const mail = await startMailServer();
  const { status, said, files } = await firstOfDaily({
    ...mailVariables(mail.port),
    ...(databaseClient === 'sqlite'
      ? { DATABASE_FILENAME: join(folder, 'no.db') }
      : { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }),
  });
  expect(said).toMatch(/error: The backup failed: (There is no database yet|The database can’t be reached)/);
  expect(status).toMatchObject({ isGood: false, file: null, lastGoodAt: null });
  expect(status.failure).toMatch(/^(no-database|ECONNREFUSED)$/);
  expect(files).toEqual(['last-backup.json']);
  expect(mail.received).toHaveLength(1);
  expect(mail.received[0]?.subject).toBe('The backup of http://localhost:3000 failed');
  expect(mail.received[0]?.text).toContain('There is no good one yet.');
  await mail.stop();
});

// A start on an empty database takes seconds, and on PostgreSQL it takes longer.
if (databaseClient === 'postgres') {
  it('restores from PostgreSQL into an empty SQLite and back, losing nothing', async () => {
    const empty = await newPlace(makeEmptyPlace());
    const sqlite: TemporaryPlace = {
      ...empty,
      variables: {
        ...place.variables,
        DATABASE_CLIENT: 'sqlite',
        DATABASE_FILENAME: join(folder, 'site.db'),
        UPLOADS_DIR: empty.uploadsDir,
        BACKUP_DIR: folder,
      },
    };
    expect(await runBackupCommand(sqlite, ['check', archive], key)).toContain('is whole');
    await runBackupCommand(sqlite, ['restore', archive, '--yes'], key);
    const there = join(folder, 'from-sqlite.tar.gz');
    await runBackupCommand(sqlite, ['backup', '--to', there]);
    await expectEverything(sqlite);
    const back = await newPlace(makePlace());
    await runBackupCommand(back, ['restore', there, '--yes']);
    await expectEverything(back);
  });

  it('makes one every day, and restores it into an empty database', async () => {
    // The running CMS already uses this port.
    const { status, said, files } = await firstOfDaily({ ...key, CMS_METRICS_PORT: new URL(cms.url).port });
    expect(said).toContain('was made and checked');
    expect(status).toMatchObject({ isGood: true, failure: null, lastGoodAt: status.startedAt, toldAt: null });
    expect(files).toEqual([status.file, 'last-backup.json']);
    expect(status.file).toMatch(/^daily-.*\.tar\.gz\.age$/);
  });
}
