import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { TooBusyError, WorkQueue } from '../http/work-queue';
import { CONVERSION_VERSION, convertPicture, widthOf } from './convert-picture';
import type { Originals } from './originals';
import type { PictureCache } from './picture-cache';
import type { PictureFormat, PictureRequest, PictureWidths } from './picture-request';
import { SharedJobs } from './shared-jobs';

const MAX_KNOWN_WIDTHS = 10_000;
const AT_ONCE = 2;
const MAX_WAIT_MS = 60_000;

/** `stray`: an upload that no page uses, requested by staff or with a made-up address. `ahead`: not requested yet. */
export type Urgency = 'asked' | 'stray' | 'ahead';

/** Only requested pictures may take all the slots at once. */
export function pictureQueue(maxWaitMs = MAX_WAIT_MS): WorkQueue<Urgency> {
  const lanes = {
    asked: { atOnce: AT_ONCE, waiting: 1000 },
    stray: { atOnce: 1, waiting: 100 },
    ahead: { atOnce: 1, waiting: 1 },
  };
  return new WorkQueue(AT_ONCE, lanes, maxWaitMs);
}

/** `name` identifies the bytes; if `isLasting`, the address does too. */
export type Picture =
  | { kind: 'picture'; bytes: Buffer; name: string; isLasting: boolean }
  | { kind: 'missing' }
  | { kind: 'unavailable' };

interface Wanted extends PictureRequest {
  format: PictureFormat;
  bytesVersion: string | null;
}

export class PictureMaker {
  readonly #queue = pictureQueue();
  readonly #jobs = new SharedJobs<Picture>();
  /** Widths of originals: pictures are never enlarged, so all larger widths share one. */
  readonly #originalWidths = new LRUCache<string, number>({ max: MAX_KNOWN_WIDTHS });

  constructor(
    readonly originals: Originals,
    readonly widths: PictureWidths,
    private readonly cache: PictureCache,
    private readonly log: FastifyBaseLogger,
  ) {}

  async isMade(request: PictureRequest, format: PictureFormat): Promise<boolean> {
    const wanted = await this.#wantedOf(request, format);
    return wanted !== null && this.cache.has(this.#nameOf(wanted));
  }

  async give(request: PictureRequest, format: PictureFormat, gone: AbortSignal): Promise<Picture> {
    const wanted = await this.#wantedOf(request, format);
    if (wanted === null) return { kind: 'missing' };
    const kept = await this.#kept(wanted);
    if (kept) return kept;
    if (this.originals.isUsedBySite(request)) return this.#make(wanted, 'asked', gone);
    // For a version that the content does not name, the current file is served, so all made-up versions share one job.
    return this.#make({ ...wanted, version: null, bytesVersion: null }, 'stray', gone);
  }

  async makeAhead(request: PictureRequest, format: PictureFormat): Promise<Picture['kind']> {
    const wanted = await this.#wantedOf(request, format);
    if (wanted === null) return 'missing';
    if (this.cache.has(this.#nameOf(wanted))) return 'picture';
    return this.cache.hasRoom() ? (await this.#make(wanted, 'ahead', null)).kind : 'unavailable';
  }

  async #wantedOf(request: PictureRequest, format: PictureFormat): Promise<Wanted | null> {
    const bytesVersion = await this.originals.versionOf(request);
    return !request.isUpload && bytesVersion === null ? null : { ...request, format, bytesVersion };
  }

  async #kept(wanted: Wanted): Promise<Picture | null> {
    if (wanted.bytesVersion === null) return null;
    const name = this.#nameOf(wanted);
    const bytes = await this.cache.get(name);
    return bytes && { kind: 'picture', bytes, name, isLasting: wanted.version !== null };
  }

  async #make(wanted: Wanted, urgency: Urgency, gone: AbortSignal | null): Promise<Picture> {
    // Download and conversion are one job, so nothing waiting in line holds bytes in memory.
    const make = () => this.#convert(wanted);
    const key = this.#nameOf(wanted);
    try {
      return urgency === 'ahead'
        ? // Shared only once its turn comes: a reader who asks before then gets a job of higher priority.
          await this.#queue.run(urgency, () => this.#jobs.join(key, gone, make))
        : await this.#jobs.join(key, gone, (left) => this.#queue.run(urgency, make, left));
    } catch (error) {
      if (error instanceof TooBusyError) return { kind: 'unavailable' };
      this.log.warn({ err: error, source: wanted.source }, 'A picture could not be converted.');
      this.originals.forget(wanted);
      return { kind: 'missing' };
    }
  }

  async #convert(wanted: Wanted): Promise<Picture> {
    const { cache, log } = this;
    const original = await this.originals.fetch(wanted);
    if (original.kind === 'unavailable') {
      log.debug({ source: wanted.source, cause: original.cause }, 'A picture could not be fetched.');
    }
    if (original.kind !== 'found') return { kind: original.kind };
    const { bytes: source } = original;
    const known = { ...wanted, bytesVersion: wanted.bytesVersion ?? hashOf(source) };
    this.#originalWidths.set(originalKey(known), await widthOf(source));
    const name = this.#nameOf(known);
    const kept = await cache.get(name);
    const bytes =
      kept ?? (await convertPicture(source, { ...known, width: this.#widthOf(known) }, wanted.format));
    if (!kept) await cache.put(name, bytes);
    return { kind: 'picture', bytes, name, isLasting: wanted.version !== null };
  }

  #nameOf(wanted: Wanted): string {
    const { source, format, bytesVersion, tall } = wanted;
    const width = this.#widthOf(wanted);
    return hashOf(JSON.stringify([CONVERSION_VERSION, source, width, tall, format, bytesVersion]));
  }

  #widthOf(wanted: Wanted): number {
    const originalWidth = this.#originalWidths.get(originalKey(wanted)) ?? Infinity;
    const whole = this.widths.whole.find((width) => width >= originalWidth) ?? Infinity;
    return Math.min(wanted.width, whole);
  }
}

function originalKey({ source, bytesVersion }: Wanted): string {
  return `${source} ${bytesVersion}`;
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 32);
}
