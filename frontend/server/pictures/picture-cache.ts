import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { CheckedFiles, UNFINISHED } from '../disk/checked-files';

/** Pictures made ahead leave this share free, so they never evict requested ones. */
const FREE_SHARE = 0.1;

export class PictureCache {
  readonly #files: CheckedFiles;
  readonly #sizes: LRUCache<string, number>;

  private constructor(files: CheckedFiles, maxBytes: number) {
    this.#files = files;
    this.#sizes = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (size) => Math.max(1, size),
      dispose: (_size, name, reason) => {
        if (reason === 'evict') void rm(join(files.dir, name), { force: true }).catch(() => undefined);
      },
    });
  }

  /** If the folder can't be used, nothing is cached. `what`: what log lines call these pictures. */
  static async open(
    dir: string,
    maxBytes: number,
    log: FastifyBaseLogger,
    what: string,
  ): Promise<PictureCache> {
    const files = new CheckedFiles(dir, log, { what, consequence: 'each will be made again' });
    const cache = new PictureCache(files, maxBytes);
    await files.attempt(() => cache.#adopt());
    return cache;
  }

  async get(name: string): Promise<Buffer | null> {
    if (this.#sizes.get(name) === undefined) return null;
    const bytes = await this.#files.read(name);
    if (!bytes) this.forget(name);
    return bytes;
  }

  has(name: string): boolean {
    return this.#sizes.has(name);
  }

  hasRoom(): boolean {
    return this.#files.isWriting && this.#sizes.calculatedSize < this.#sizes.maxSize * (1 - FREE_SHARE);
  }

  /** Never rejects: a full disk costs time later, but does not affect this answer. */
  async put(name: string, bytes: Buffer): Promise<void> {
    const size = await this.#files.write(name, bytes);
    if (size !== null) this.#sizes.set(name, size);
  }

  forget(name: string): void {
    this.#sizes.delete(name);
  }

  async #adopt(): Promise<void> {
    const { dir } = this.#files;
    await mkdir(dir, { recursive: true });
    const names = await readdir(dir);
    const files = await Promise.all(
      names
        .filter((name) => !name.endsWith(UNFINISHED))
        .map(async (name) => ({ name, stats: await stat(join(dir, name)) })),
    );
    files.sort((a, b) => a.stats.mtimeMs - b.stats.mtimeMs);
    for (const { name, stats } of files) if (stats.isFile()) this.#sizes.set(name, stats.size);
  }
}
