import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from '../environment/environment';
import { loggedError } from '../failures/logged-error';
import { archiveName, timeIn } from './archive-name';
import { BackupError } from './backup-error';
import { failureInWords } from './failure-in-words';
import { shouldTell, readLastBackup, untilNext, writeLastBackup, type LastBackup } from './last-backup';
import { makeBackup } from './make-backup';
import { outdated } from './retention';
import { complain, say } from './say';
import { tellOperator } from './tell-operator';
import { tryRestore } from './try-restore';

const PREFIX = 'daily';
const UNCHECKED = '.unchecked';
/** What killed backups and checks leave behind: only this process makes files and folders with these names. */
const LEFTOVER = new RegExp(`^(?:\\.check-)?${PREFIX}-.*\\.(?:unchecked|unfinished)`);
/** Short enough to notice soon that the clock was set. (setTimeout would end a very long wait at once.) */
const MAX_SLEEP_MS = 600_000;

/** Makes a backup every day, checks it by restoring it into an empty database, and removes outdated ones. */
export async function daily(environment: Environment): Promise<never> {
  const { folder } = environment.backup;
  let last = await readLastBackup(folder);
  for (;;) {
    const wait = untilNext(last, Date.now());
    if (wait > 0) {
      await sleep(Math.min(wait, MAX_SLEEP_MS));
      continue;
    }
    last = await makeOne(environment, last);
    await writeLastBackup(folder, last).catch((error: unknown) =>
      complain(`error: last-backup.json can’t be written: ${loggedError(error)}`),
    );
  }
}

async function makeOne(environment: Environment, last: LastBackup | null): Promise<LastBackup> {
  const { folder, key } = environment.backup;
  const startedAt = new Date();
  const file = archiveName(PREFIX, startedAt, key !== undefined);
  const path = join(folder, file);
  const end = (rest: Omit<LastBackup, 'startedAt' | 'endedAt'>) => ({
    startedAt: startedAt.toISOString(),
    endedAt: new Date().toISOString(),
    ...rest,
  });
  const unchecked = path + UNCHECKED;
  try {
    await removeLeftovers(folder);
    const { missing, elsewhere } = await makeBackup(environment, unchecked);
    await tryRestore(environment, unchecked);
    await rename(unchecked, path);
    await removeOutdated(folder);
    const { size } = await stat(path);
    say(`Backup ${file} was made and checked: ${size} bytes.`);
    if (elsewhere > 0) say(`${elsewhere} pictures are on S3, so not in it.`);
    if (missing.length > 0)
      complain(`warn: ${missing.length} pictures are not on disk: ${missing.join(', ')}`);
    return end({
      isGood: true,
      file,
      bytes: size,
      failure: null,
      lastGoodAt: startedAt.toISOString(),
      toldAt: null,
    });
  } catch (error) {
    await rm(unchecked, { force: true }).catch(() => undefined);
    const cause = failureInWords(error);
    complain(`error: The backup failed: ${cause}`);
    const lastGoodAt = last?.lastGoodAt ?? null;
    const isTold = shouldTell(last, Date.now()) && (await tell(environment, cause, lastGoodAt));
    const toldAt = isTold ? new Date().toISOString() : (last?.toldAt ?? null);
    return end({ isGood: false, file: null, bytes: null, failure: wordFor(error), lastGoodAt, toldAt });
  }
}

/** Before each backup: if every one is killed, the disk must not fill up. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => []))
    if (LEFTOVER.test(name)) await rm(join(folder, name), { recursive: true, force: true });
}

async function removeOutdated(folder: string): Promise<void> {
  const made = new Map<number, string>();
  for (const name of await readdir(folder)) {
    const time = timeIn(PREFIX, name);
    if (time !== null) made.set(time.getTime(), name);
  }
  for (const date of outdated([...made.keys()].map((time) => new Date(time))))
    await rm(join(folder, made.get(date.getTime()) ?? ''), { force: true });
}

async function tell(
  { mail, publicUrl }: Environment,
  cause: string,
  lastGoodAt: string | null,
): Promise<boolean> {
  const lastGood =
    lastGoodAt === null ? 'There is no good one yet.' : `The last good one was made at ${lastGoodAt}.`;
  try {
    await tellOperator(
      mail,
      `The backup of ${publicUrl} failed`,
      `${cause}\n\n${lastGood} A new one is tried every hour.\n`,
    );
    return true;
  } catch (error) {
    complain(`error: The operator could not be told by mail: ${loggedError(error)}`);
    return false;
  }
}

function wordFor(error: unknown): string {
  if (error instanceof BackupError) return error.reason;
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : 'unexpected';
}
