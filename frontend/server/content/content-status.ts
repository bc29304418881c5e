import type { FastifyBaseLogger } from 'fastify';
import { isFileRead } from './public-reads';

export interface StatusReport {
  cms: 'up' | 'down';
  stale: string[];
  since: string;
}

export class ContentStatus {
  readonly #troubled = new Set<string>();
  #troubledSince = 0;
  #isUp = false;
  #since = new Date();

  constructor(private readonly log: FastifyBaseLogger) {}

  answered(key: string, inTime: boolean): void {
    this.#setUp(key, true);
    if (!inTime || !this.#troubled.delete(key) || this.#troubled.size > 0) return;
    const seconds = Math.round((Date.now() - this.#troubledSince) / 1000);
    this.log.info(`Content is fresh again after ${seconds} s.`);
  }

  failed(key: string, cause: string, reqId: string): void {
    this.#setUp(key, false);
    this.troubled(key, cause, reqId);
  }

  troubled(key: string, cause: string, reqId: string): void {
    if (this.#troubled.has(key)) return;
    this.#troubled.add(key);
    const source = isFileRead(key) ? 'The build' : 'The CMS';
    if (this.#troubled.size > 1) {
      this.log.debug({ reqId, key, cause }, `${source} has no fresh content for another read.`);
      return;
    }
    this.#troubledSince = Date.now();
    this.log.warn({ reqId, key, cause }, `${source} has no fresh content: pages show the last good copy.`);
  }

  report(): StatusReport {
    return {
      cms: this.#isUp ? 'up' : 'down',
      stale: [...this.#troubled].sort(),
      since: this.#since.toISOString(),
    };
  }

  #setUp(key: string, isUp: boolean): void {
    if (isFileRead(key) || this.#isUp === isUp) return;
    this.#isUp = isUp;
    this.#since = new Date();
  }
}
