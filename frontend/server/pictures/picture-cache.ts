import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';

const UNFINISHED = '.part';

/** Pictures on disk, up to a number of bytes; the ones unused for longest go first. */
export class PictureCache {
  readonly #dir: string;
  readonly #log: FastifyBaseLogger;
  readonly #what: string;
  readonly #sizes: LRUCache<string, number>;
  #isWriting = true;

  private constructor(dir: string, maxBytes: number, log: FastifyBaseLogger, what: string) {
    this.#dir = dir;
    this.#log = log;
    this.#what = what;
    this.#sizes = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (size) => Math.max(1, size),
      dispose: (_size, name, reason) => {
        if (reason === 'evict') void rm(join(dir, name), { force: true }).catch(() => undefined);
      },
    });
  }

  /**
   * Opens the cache with what an earlier run left in the folder. Without a folder it works, and keeps nothing. `what` is
   * how the log calls its pictures: `Converted pictures`.
   */
  static async open(
    dir: string,
    maxBytes: number,
    log: FastifyBaseLogger,
    what: string,
  ): Promise<PictureCache> {
    const cache = new PictureCache(dir, maxBytes, log, what);
    try {
      await mkdir(dir, { recursive: true });
      await cache.#adopt();
    } catch (error) {
      cache.#noteWrite(error);
    }
    return cache;
  }

  /** The picture kept under a name, or null. */
  async get(name: string): Promise<Buffer | null> {
    if (this.#sizes.get(name) === undefined) return null;
    const bytes = await readFile(join(this.#dir, name)).catch(() => null);
    if (!bytes) this.#sizes.delete(name);
    return bytes;
  }

  /** Whether a picture is kept under a name, without using it. */
  has(name: string): boolean {
    return this.#sizes.has(name);
  }

  /** Keeps a picture. Never rejects: a full disk costs time later, not the answer now. */
  async put(name: string, bytes: Buffer): Promise<void> {
    const unfinished = join(this.#dir, `${name}-${randomUUID()}${UNFINISHED}`);
    try {
      await writeFile(unfinished, bytes);
      // All or nothing: a reader, or the next run, never meets half a picture.
      await rename(unfinished, join(this.#dir, name));
      this.#sizes.set(name, bytes.length);
      this.#noteWrite(null);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      this.#noteWrite(error);
    }
  }

  async #adopt(): Promise<void> {
    const names = await readdir(this.#dir);
    const leftovers = names.filter((name) => name.endsWith(UNFINISHED));
    await Promise.all(leftovers.map((name) => rm(join(this.#dir, name), { force: true })));
    const files = await Promise.all(
      names
        .filter((name) => !name.endsWith(UNFINISHED))
        .map(async (name) => ({ name, stats: await stat(join(this.#dir, name)) })),
    );
    files.sort((a, b) => a.stats.mtimeMs - b.stats.mtimeMs);
    for (const { name, stats } of files) if (stats.isFile()) this.#sizes.set(name, stats.size);
  }

  #noteWrite(error: unknown): void {
    if ((error === null) === this.#isWriting) return;
    this.#isWriting = error === null;
    if (error === null) this.#log.info({ dir: this.#dir }, `${this.#what} are kept on disk again.`);
    else
      this.#log.warn(
        { err: error, dir: this.#dir },
        `${this.#what} can’t be kept on disk: each is had anew.`,
      );
  }
}
