import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';

/** Before the first write, such a file is left over from a run that was killed. */
export const UNFINISHED = '.part';
const DIGEST_BYTES = 32;

interface Wording {
  what: string;
  consequence: string;
}

/** A folder of files that each begin with a digest of the rest, so that a damaged file counts as missing. */
export class CheckedFiles {
  #isWriting = true;
  #tidied: Promise<unknown> | null = null;

  constructor(
    readonly dir: string,
    private readonly log: FastifyBaseLogger,
    private readonly wording: Wording,
  ) {}

  get isWriting(): boolean {
    return this.#isWriting;
  }

  /** Null if the file is missing or damaged. Never rejects. */
  async read(name: string): Promise<Buffer | null> {
    const file = await readFile(join(this.dir, name)).catch(() => null);
    const bytes = file?.subarray(DIGEST_BYTES) ?? null;
    if (file && bytes && digestOf([bytes]).equals(file.subarray(0, DIGEST_BYTES))) return bytes;
    if (file) this.log.warn({ dir: this.dir, name }, 'A damaged file is not used, and will be replaced.');
    return null;
  }

  /** Returns the size of the file, or null if it can't be written. Never rejects. */
  async write(name: string, ...parts: readonly Buffer[]): Promise<number | null> {
    const whole = [digestOf(parts), ...parts];
    const isWritten = await this.attempt(async () => {
      await mkdir(this.dir, { recursive: true });
      await (this.#tidied ??= this.#removeLeftovers());
      await writeWhole(join(this.dir, name), ...whole);
    });
    return isWritten ? whole.reduce((size, { length }) => size + length, 0) : null;
  }

  /** Logs the first failure, and the first success after it. */
  async attempt(work: () => Promise<void>): Promise<boolean> {
    const error = await work().then(
      () => null,
      (caught: unknown) => caught,
    );
    const [isWriting, dir] = [error === null, this.dir];
    if (isWriting === this.#isWriting) return isWriting;
    this.#isWriting = isWriting;
    const { what, consequence } = this.wording;
    if (isWriting) this.log.info({ dir }, `${what} are stored on disk again.`);
    else this.log.warn({ err: error, dir }, `${what} can’t be stored on disk: ${consequence}.`);
    return isWriting;
  }

  async #removeLeftovers(): Promise<void> {
    const names = await readdir(this.dir);
    const leftovers = names.filter((name) => name.endsWith(UNFINISHED));
    await Promise.allSettled(leftovers.map((name) => rm(join(this.dir, name))));
  }
}

function digestOf(parts: readonly Buffer[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

/** Even after a power cut, a reader finds the old bytes or the new ones: if the rename is lost, the old file. */
export async function writeWhole(path: string, ...parts: readonly Buffer[]): Promise<void> {
  const unfinished = `${path}-${randomUUID()}${UNFINISHED}`;
  try {
    const file = await open(unfinished, 'wx');
    try {
      await writeFile(file, parts);
      // Otherwise a file system may store the new name before the bytes.
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}
