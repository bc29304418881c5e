import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { CheckedFiles } from '../disk/checked-files';
import type { Content } from './content';
import { jsonContentOf } from './fetch-content';

interface Heading {
  etag: string | null;
  fetchedAt: string;
}

/** One file per key: a line of JSON metadata, then the body. */
export class CopiesOnDisk {
  readonly #files: CheckedFiles;
  readonly #waiting = new Map<string, { content: Content; fetchedAt: Date }>();
  #writing: Promise<void> | null = null;

  constructor(dir: string, log: FastifyBaseLogger) {
    const consequence = 'a host that starts while the CMS is down will have none';
    this.#files = new CheckedFiles(dir, log, { what: 'Copies of the content', consequence });
  }

  async read(key: string): Promise<{ content: Content; fetchedAt: Date } | null> {
    const file = await this.#files.read(fileOf(key));
    if (!file) return null;
    const end = file.indexOf('\n');
    const { etag, fetchedAt } = JSON.parse(file.subarray(0, end).toString('utf8')) as Heading;
    const outcome = jsonContentOf('the disk', file.subarray(end + 1), etag);
    return outcome.kind === 'content' ? { content: outcome.content, fetchedAt: new Date(fetchedAt) } : null;
  }

  keep(key: string, content: Content): void {
    this.#waiting.set(key, { content, fetchedAt: new Date() });
    this.keepTrying();
  }

  /** Writes what could not be written so far. */
  keepTrying(): void {
    if (this.#waiting.size > 0) this.#writing ??= this.#writeAll().finally(() => (this.#writing = null));
  }

  async settled(): Promise<void> {
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    for (;;) {
      const [next] = this.#waiting;
      if (!next) return;
      const [key, waiting] = next;
      const { body, etag } = waiting.content;
      const heading: Heading = { etag, fetchedAt: waiting.fetchedAt.toISOString() };
      const written = await this.#files.write(fileOf(key), Buffer.from(`${JSON.stringify(heading)}\n`), body);
      if (written === null) return;
      // It may have changed meanwhile.
      if (this.#waiting.get(key) === waiting) this.#waiting.delete(key);
    }
  }
}

function fileOf(key: string): string {
  return `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.copy`;
}
