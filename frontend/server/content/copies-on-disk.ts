import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Content } from './content';
import { jsonContentOf } from './json-content';

interface Heading {
  key: string;
  etag: string | null;
  /** ISO 8601 UTC. */
  fetchedAt: string;
  /** SHA-256 of the body, in hexadecimal. */
  digest: string;
}

/** A tag as RFC 9110 writes it; with any other, no request could be made for as long as the copy is held. */
const ETAG = /^(?:W\/)?"[\x21\x23-\x7e]*"$/;

export interface KeptCopy {
  content: Content;
  fetchedAt: Date;
}

/**
 * The last good copies on disk, one file a key, so that a host that starts while the CMS is down has them. Each file is a
 * line of JSON about the copy, then its body as it came.
 */
export class CopiesOnDisk {
  readonly #dir: string;
  readonly #log: FastifyBaseLogger;
  /** What is to be written next, by key; a newer copy takes the place of one that waits. */
  readonly #waiting = new Map<string, Content>();
  #writing: Promise<void> | null = null;
  #isKeeping = true;

  constructor(dir: string, log: FastifyBaseLogger) {
    this.#dir = dir;
    this.#log = log;
  }

  /** The copy of a key; null where there is none that can be read. Never rejects. */
  async read(key: string): Promise<KeptCopy | null> {
    try {
      const file = await readFile(this.#fileOf(key));
      const end = file.indexOf('\n');
      const heading = JSON.parse(file.subarray(0, end).toString('utf8')) as Partial<Heading>;
      const body = file.subarray(end + 1);
      const etag = heading.etag ?? null;
      const fetchedAt = new Date(heading.fetchedAt ?? '');
      if (heading.key !== key || heading.digest !== digestOf(body)) return null;
      if (Number.isNaN(fetchedAt.getTime()) || (etag !== null && !ETAG.test(etag))) return null;
      const outcome = jsonContentOf('the disk', body, etag);
      return outcome.kind === 'content' ? { content: outcome.content, fetchedAt } : null;
    } catch {
      // None yet, or not as it was written: the CMS will be asked anyway.
      return null;
    }
  }

  /** Writes a copy in the background, one at a time. */
  keep(key: string, content: Content): void {
    this.#waiting.set(key, content);
    this.#writing ??= this.#writeAll().finally(() => (this.#writing = null));
  }

  /** Resolves once everything that was given to be kept is written, or could not be. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    for (;;) {
      const [next] = this.#waiting;
      if (!next) return;
      this.#waiting.delete(next[0]);
      await this.#write(...next);
    }
  }

  async #write(key: string, { body, etag }: Content): Promise<void> {
    const heading: Heading = { key, etag, fetchedAt: new Date().toISOString(), digest: digestOf(body) };
    const file = this.#fileOf(key);
    const unfinished = `${file}-${randomUUID()}.part`;
    try {
      await mkdir(this.#dir, { recursive: true });
      await writeFile(unfinished, Buffer.concat([Buffer.from(`${JSON.stringify(heading)}\n`), body]));
      // All or nothing: the next start never meets half a menu.
      await rename(unfinished, file);
      this.#note(null);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      this.#note(error);
    }
  }

  #fileOf(key: string): string {
    return join(this.#dir, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.copy`);
  }

  /** One line when it begins and one when it is over, however many copies can't be written. */
  #note(error: unknown): void {
    if ((error === null) === this.#isKeeping) return;
    this.#isKeeping = error === null;
    if (error === null) this.#log.info({ dir: this.#dir }, 'Copies of the content are kept on disk again.');
    else
      this.#log.warn(
        { err: error, dir: this.#dir },
        'Copies of the content can’t be kept on disk: a host that starts while the CMS is down would have none.',
      );
  }
}

function digestOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex');
}
