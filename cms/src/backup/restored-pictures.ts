import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { withTemporary } from './temporary';
import { flushFolder } from './write-archive';

// Inside the uploads folder, so that a rename suffices, and hidden, so that nothing in it is served.
export const SIDE_FOLDER = '.restore-';

/**
 * Makes the folder where the pictures of a restore wait until its rows are in the database. Nothing is left of it unless
 * `fill` succeeds.
 */
export async function fillSideFolder(
  uploads: string,
  id: string,
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = join(uploads, SIDE_FOLDER + id);
  await withTemporary(`${folder}.unfinished`, async (unfinished) => {
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    await fill(unfinished);
    await rename(unfinished, folder);
  });
  await flushFolder(uploads);
}

export async function unpackPicture(folder: string, name: string, bytes: Readable): Promise<void> {
  await pipeline(bytes, createWriteStream(join(folder, name), { mode: 0o600, flush: true }));
}

/** Puts the pictures of a restore in their places, and removes what interrupted restores left. */
export async function bringInPictures(uploads: string, id: string): Promise<void> {
  const folder = join(uploads, SIDE_FOLDER + id);
  for (const name of await readdir(folder)) await rename(join(folder, name), join(uploads, name));
  await flushFolder(uploads);
  for (const name of await sideFolders(uploads)) await rm(join(uploads, name), { recursive: true });
}

/** The names of the folders in which pictures wait. */
export async function sideFolders(uploads: string): Promise<string[]> {
  const names = await readdir(uploads).catch(() => []);
  return names.filter((name) => name.startsWith(SIDE_FOLDER));
}
