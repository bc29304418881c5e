import type { FastifyBaseLogger } from 'fastify';
import { isFileRead } from './public-reads';

export interface StatusReport {
  cms: 'up' | 'down';
  /** Keys that readers get, or would get, from an old copy. */
  stale: string[];
  /** ISO time of the last change of `cms`. */
  since: string;
}

/** Tells the operator when content turns stale and when it is fresh again: a log line a change, not one a request. */
export class ContentStatus {
  readonly #log: FastifyBaseLogger;
  readonly #troubled = new Set<string>();
  #troubledSince = 0;
  #isUp = false;
  #since = new Date();

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  /** The CMS, or the build where the key is a file, answered; `inTime` is false where readers had to do with an old copy meanwhile. */
  answered(key: string, inTime: boolean): void {
    this.#setUp(key, true);
    if (!inTime || !this.#troubled.delete(key) || this.#troubled.size > 0) return;
    const seconds = Math.round((Date.now() - this.#troubledSince) / 1000);
    this.#log.info(`Content is fresh again after ${seconds} s.`);
  }

  /** The CMS is down, or answered with an error or with nonsense; or a file is gone or broken. */
  failed(key: string, cause: string): void {
    this.#setUp(key, false);
    this.troubled(key, cause);
  }

  /** Readers of the key get the last good copy. */
  troubled(key: string, cause: string): void {
    if (this.#troubled.has(key)) return;
    this.#troubled.add(key);
    const source = isFileRead(key) ? 'The build' : 'The CMS';
    if (this.#troubled.size > 1) {
      this.#log.debug({ key, cause }, `${source} gives no fresh content for one more read.`);
      return;
    }
    this.#troubledSince = Date.now();
    this.#log.warn({ key, cause }, `${source} gives no fresh content: pages show the last good copy.`);
  }

  report(): StatusReport {
    return {
      cms: this.#isUp ? 'up' : 'down',
      stale: [...this.#troubled].sort(),
      since: this.#since.toISOString(),
    };
  }

  /** A file says nothing of whether the CMS is well. */
  #setUp(key: string, isUp: boolean): void {
    if (isFileRead(key) || this.#isUp === isUp) return;
    this.#isUp = isUp;
    this.#since = new Date();
  }
}
