import type { FastifyBaseLogger } from 'fastify';
import { isFileRead } from './public-reads';

export interface StatusReport {
  cms: 'up' | 'down';
  stale: string[];
  since: string;
}

interface Asked {
  reqId: string;
  hasCopy: boolean;
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

  failed(key: string, cause: string, asked: Asked): void {
    this.#setUp(key, false);
    this.troubled(key, cause, asked);
  }

  troubled(key: string, cause: string, { reqId, hasCopy }: Asked): void {
    if (this.#troubled.has(key)) return;
    this.#troubled.add(key);
    const source = isFileRead(key) ? 'The build' : 'The CMS';
    if (this.#troubled.size > 1) {
      this.log.debug({ reqId, key, cause }, `${source} has no fresh content for another read.`);
      return;
    }
    this.#troubledSince = Date.now();
    const shown = hasCopy ? 'pages show the last good copy' : 'there is no copy to show';
    this.log.warn({ reqId, key, cause }, `${source} has no fresh content: ${shown}.`);
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
