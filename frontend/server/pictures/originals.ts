import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { readAtMost } from '../http/read-at-most';
import type { ContentStore } from '../content/content-store';
import type { PictureCache } from './picture-cache';
import { addressOf, type OriginalRequest } from './picture-request';

const MAX_BYTES = 25 * 1024 * 1024;
const GIVE_UP_MS = 10_000;
/** After a timeout, downloads fail right away for this long: waiting, they would hold up pictures that need no CMS. */
const SILENCE_MS = 5_000;
const MAX_SILENT = 1000;
const EVERY_PICTURE = '';

type Original =
  | { kind: 'found'; bytes: Buffer }
  | { kind: 'missing' }
  | { kind: 'unavailable'; cause: string };

const SILENT: Original = { kind: 'unavailable', cause: `no answer within ${GIVE_UP_MS} ms` };

/** A versioned address always means the same bytes: the CMS is asked once, and widths can be made while it is down. */
export class Originals {
  readonly #silent = new LRUCache<string, true>({ max: MAX_SILENT, ttl: SILENCE_MS });
  /** The last picture that timed out, unless the CMS has answered for another since. */
  #timedOut: string | null = null;

  constructor(
    private readonly cmsOrigin: string,
    private readonly clientDir: string,
    private readonly disk: PictureCache,
    private readonly content: ContentStore,
  ) {}

  /** Null if only the bytes identify a version, or if the file is missing. */
  async versionOf(request: OriginalRequest): Promise<string | null> {
    if (request.isUpload) return request.version;
    const stats = await stat(this.#fileOf(request)).catch(() => null);
    return stats && `${stats.size}-${stats.mtimeMs}`;
  }

  isUsedBySite(request: OriginalRequest): boolean {
    return !request.isUpload || this.#isNamed(request);
  }

  /** Never rejects. */
  async fetch(request: OriginalRequest): Promise<Original> {
    if (!request.isUpload) {
      const bytes = await readFile(this.#fileOf(request)).catch(() => null);
      return bytes ? { kind: 'found', bytes } : { kind: 'missing' };
    }
    const name = nameOf(request);
    const isNamed = this.#isNamed(request);
    const kept = isNamed ? await this.disk.get(name) : null;
    if (kept) return { kind: 'found', bytes: kept };
    if (this.#silent.has(name) || this.#silent.has(EVERY_PICTURE)) return SILENT;
    const original = await download(new URL(request.source, this.cmsOrigin));
    this.#note(name, original);
    if (original.kind === 'found' && isNamed) await this.disk.put(name, original.bytes);
    return original;
  }

  /** One picture that times out says nothing of the others; a second one in a row means that the CMS is silent. */
  #note(name: string, original: Original): void {
    const before = this.#timedOut;
    this.#timedOut = original === SILENT ? name : null;
    if (original === SILENT)
      this.#silent.set(before === null || before === name ? name : EVERY_PICTURE, true);
  }

  forget(request: OriginalRequest): void {
    this.disk.forget(nameOf(request));
  }

  async keep(request: OriginalRequest): Promise<Original['kind']> {
    const { disk } = this;
    if (disk.has(nameOf(request))) return 'found';
    return disk.hasRoom() ? (await this.fetch(request)).kind : 'unavailable';
  }

  #fileOf({ source }: OriginalRequest): string {
    return join(this.clientDir, source);
  }

  #isNamed(request: OriginalRequest): boolean {
    return request.version !== null && this.content.mentions(addressOf(request));
  }
}

function nameOf(request: OriginalRequest): string {
  return createHash('sha256').update(addressOf(request)).digest('base64url').slice(0, 32);
}

async function download(url: URL): Promise<Original> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(GIVE_UP_MS), redirect: 'manual' });
    if (response.status !== 200) {
      await response.body?.cancel();
      const isMissing = response.status >= 400 && response.status < 500 && response.status !== 429;
      return isMissing
        ? { kind: 'missing' }
        : { kind: 'unavailable', cause: `the CMS answered ${response.status}` };
    }
    const bytes = await readAtMost(response, MAX_BYTES);
    return bytes ? { kind: 'found', bytes } : { kind: 'missing' };
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return SILENT;
    return { kind: 'unavailable', cause: error instanceof Error ? error.message : String(error) };
  }
}
