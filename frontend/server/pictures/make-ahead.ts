import { setTimeout as pause } from 'node:timers/promises';
import type { ContentStore } from '../content/content-store';
import type { PictureMaker } from './picture-maker';
import {
  originalRequestOf,
  type OriginalRequest,
  type PictureFormat,
  type TallPart,
} from './picture-request';

const SETTLING_MS = 2000;
const RETRY_MS = 60_000;
/** An upload without a version is not cached. */
const PICTURE = /"(\/uploads\/[^"\\?\s]+\?v=[\da-z]{1,12}|\/pictures\/[^"\\?\s]+)"/g;

/** Fetches every original, for when the CMS is down, then makes every width, with a pause as long as each took. */
export class MakeAhead {
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | null = null;
  #isOutdated = false;
  readonly #stopped = new AbortController();

  constructor(
    private readonly maker: PictureMaker,
    private readonly content: ContentStore,
    private readonly ownPictures: readonly string[],
    private readonly formats: readonly PictureFormat[],
    private readonly crops: () => ReadonlyArray<{ address: string; part: TallPart }>,
  ) {}

  begin(): void {
    this.#isOutdated = true;
    this.#runIn(SETTLING_MS);
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    clearTimeout(this.#timer);
    await this.#round;
  }

  #runIn(milliseconds: number): void {
    if (this.#stopped.signal.aborted) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#round ??= this.#run().finally(() => (this.#round = null));
    }, milliseconds);
    this.#timer.unref();
  }

  async #run(): Promise<void> {
    this.#isOutdated = false;
    const isWhole = await this.#makeAll();
    if (this.#isOutdated) this.#runIn(SETTLING_MS);
    else if (!isWhole) this.#runIn(RETRY_MS);
  }

  async #makeAll(): Promise<boolean> {
    const { maker, content, formats, ownPictures } = this;
    const named = content
      .ownBodies()
      .flatMap((body) => [...body.toString('utf8').matchAll(PICTURE)].map(([, at = '']) => at));
    const there = new Map<string, OriginalRequest>();
    const { signal } = this.#stopped;
    let isWhole = true;
    for (const address of new Set([...ownPictures, ...named])) {
      const original = originalRequestOf(address);
      if (!original || signal.aborted) continue;
      const kind = original.isUpload ? await maker.originals.keep(original) : 'found';
      if (kind === 'found') there.set(address, original);
      isWhole &&= kind !== 'unavailable';
    }
    // A phone's first view first.
    const shapes = [
      ...this.crops().flatMap(({ address, part }) =>
        maker.widths.tall.map((width) => ({ address, width, tall: part })),
      ),
      ...maker.widths.whole.flatMap((width) =>
        [...there.keys()].map((address) => ({ address, width, tall: null })),
      ),
    ];
    for (const format of formats)
      for (const { address, ...shape } of shapes) {
        const original = there.get(address);
        if (!original) continue;
        if (signal.aborted) return true;
        const startedAt = performance.now();
        const kind = await maker.makeAhead({ ...original, ...shape }, format);
        if (kind === 'unavailable') return false;
        if (kind === 'missing') there.delete(address);
        const took = performance.now() - startedAt;
        await pause(took, undefined, { signal, ref: false }).catch(() => undefined);
      }
    return isWhole;
  }
}
