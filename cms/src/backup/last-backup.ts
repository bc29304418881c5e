import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What is known about the last scheduled backup, for monitoring: `last-backup.json` beside the archives. */
export interface LastBackup {
  startedAt: string;
  endedAt: string;
  isGood: boolean;
  /** Set only if it succeeded. */
  file: string | null;
  bytes: number | null;
  /** Why it failed, in one word, like `check-failed` or `ENOSPC`. */
  failure: string | null;
  lastGoodAt: string | null;
  /** When the operator was last told that backups fail. */
  toldAt: string | null;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const pathIn = (folder: string) => join(folder, 'last-backup.json');

export async function readLastBackup(folder: string): Promise<LastBackup | null> {
  try {
    return JSON.parse(await readFile(pathIn(folder), 'utf8')) as LastBackup;
  } catch {
    return null;
  }
}

export async function writeLastBackup(folder: string, last: LastBackup): Promise<void> {
  const path = pathIn(folder);
  await writeFile(`${path}.new`, `${JSON.stringify(last, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
}

/** Milliseconds until the next backup: a day after a good one, an hour after a failed one. */
export function untilNext(last: LastBackup | null, now: number): number {
  // One from the future was made while the clock was wrong.
  if (last === null || Date.parse(last.endedAt) > now) return 0;
  const next = last.isGood ? Date.parse(last.startedAt) + DAY_MS : Date.parse(last.endedAt) + HOUR_MS;
  return Math.max(0, next - now);
}

/** Whether to email about a failure: the first time, then once a day. */
export const shouldTell = (last: LastBackup | null, now: number) =>
  last === null || last.toldAt === null || Math.abs(now - Date.parse(last.toldAt)) >= DAY_MS;
