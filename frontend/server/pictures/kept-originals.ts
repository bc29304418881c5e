import { createHash } from 'node:crypto';
import type { PictureCache } from './picture-cache';
import { pictureRequestOf, type PictureRequest } from './picture-request';
import type { Original, PictureSource } from './picture-source';

const INTERVAL_MS = 60_000;
/** The address of an upload with its version, as a value in the JSON of the content. */
const UPLOAD = /"(\/uploads\/[^"\\?\s]+\?v=[\da-z]{1,12})"/g;

export interface KeptOriginalsOptions {
  source: PictureSource;
  disk: PictureCache;
  /** Whether the site's content holds this very address. */
  isNamed: (address: string) => boolean;
}

/**
 * Uploads that the content names, kept on disk: an address with a version means the same bytes for ever, so the CMS is
 * asked once, and a picture can be made in any width while the CMS is down.
 */
export class KeptOriginals implements PictureSource {
  readonly #options: KeptOriginalsOptions;

  constructor(options: KeptOriginalsOptions) {
    this.#options = options;
  }

  versionOf(request: PictureRequest): Promise<string | null> {
    return this.#options.source.versionOf(request);
  }

  async fetch(request: PictureRequest): Promise<Original> {
    const { source, disk, isNamed } = this.#options;
    const address = request.version === null ? null : `${request.source}?v=${request.version}`;
    if (address === null || !isNamed(address)) return source.fetch(request);
    const name = nameOf(address);
    const kept = await disk.get(name);
    if (kept) return { kind: 'found', bytes: kept };
    const original = await source.fetch(request);
    if (original.kind === 'found') await disk.put(name, original.bytes);
    return original;
  }

  /** Fetches what the content names and the disk lacks, one after the other. Stops at the first that can't be had. */
  async fill(bodies: readonly Buffer[]): Promise<void> {
    const addresses = new Set(
      bodies.flatMap((body) => [...body.toString('utf8').matchAll(UPLOAD)].map(([, address]) => address)),
    );
    for (const address of addresses) {
      const request = pictureRequestOf(`/img/320${address}`);
      if (!request || this.#options.disk.has(nameOf(`${address}`))) continue;
      if ((await this.fetch(request)).kind === 'unavailable') return;
    }
  }
}

/** Fills the kept originals now and then, in the background. Returns the function that ends it. */
export function keepFilled(originals: KeptOriginals, bodies: () => readonly Buffer[]): () => void {
  let timer: NodeJS.Timeout;
  let isStopped = false;
  const round = async () => {
    await originals.fill(bodies());
    if (isStopped) return;
    timer = setTimeout(() => void round(), INTERVAL_MS);
    timer.unref();
  };
  // A moment after the start, which has the content to fetch first.
  timer = setTimeout(() => void round(), 2000);
  timer.unref();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

function nameOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url').slice(0, 32);
}
