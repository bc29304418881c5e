import { LRUCache } from 'lru-cache';
import type { Answer, Content, FetchContent, Refusal } from './content';
import type { ContentStatus } from './content-status';
import type { CopiesOnDisk } from './copies-on-disk';
import { GIVE_UP_MS, isStaleAt, nextStep, PATIENCE_MS, type KeyState } from './freshness';

const MAX_OTHER_KEYS = 500;
const MAX_OTHER_BYTES = 64 * 1024 * 1024;
/** What an entry weighs besides its body. */
const ENTRY_BYTES = 1024;

interface Entry extends KeyState {
  copy: Content | null;
  copyAt: number;
  refusal: Refusal | null;
  flight: Flight | null;
}

interface Flight {
  ended: Promise<void>;
  /** Resolves at the end, or once readers with a copy should wait no longer. */
  soon: Promise<void>;
}

export interface ContentStoreOptions {
  fetchContent: FetchContent;
  status: ContentStatus;
  /** Keys of the site's own pages: these are never pushed out by a flood of odd queries. */
  ownKeys: ReadonlySet<string>;
  /** Where the copies of those outlive the process; null to keep none. */
  disk: CopiesOnDisk | null;
}

/** The last good copies of public reads, under the freshness rules; one flight a key. */
export class ContentStore {
  readonly #options: ContentStoreOptions;
  readonly #own = new Map<string, Entry>();
  readonly #others = new LRUCache<string, Entry>({
    max: MAX_OTHER_KEYS,
    maxSize: MAX_OTHER_BYTES,
    sizeCalculation: ({ copy, refusal }) =>
      ENTRY_BYTES + (copy?.body.length ?? 0) + (refusal?.body.length ?? 0),
  });
  /** Of the pending flights. A signal made by AbortSignal.any would be remembered for as long as the host runs. */
  readonly #pending = new Set<AbortController>();
  #isClosed = false;

  constructor(options: ContentStoreOptions) {
    this.#options = options;
  }

  /** Takes up what an earlier run left on disk: old copies until the CMS has answered, and told as such. */
  async restore(): Promise<void> {
    const now = performance.now();
    await Promise.all(
      [...this.#options.ownKeys].map(async (key) => {
        const kept = await this.#options.disk?.read(key);
        const entry = this.#entryOf(key);
        if (!kept || entry.hasCopy) return;
        entry.copy = kept.content;
        entry.hasCopy = true;
        entry.copyAt = now - Math.max(0, Date.now() - kept.fetchedAt.getTime());
      }),
    );
  }

  /** Answers from a copy that is at most a second old where the CMS is well, else from the last good one. Never rejects. */
  async read(key: string): Promise<Answer> {
    const entry = this.#entryOf(key);
    const step = nextStep(entry, performance.now());
    if (step !== 'serve') {
      const flight = step === 'start' ? this.#start(key, entry) : entry.flight;
      await (entry.hasCopy ? flight?.soon : flight?.ended);
    }
    return answerOf(entry, performance.now());
  }

  /** The copy that is held, however old, without asking anyone. */
  peek(key: string): Content | null {
    return this.#own.get(key)?.copy ?? this.#others.peek(key)?.copy ?? null;
  }

  /** The bodies that the site's pages are drawn from. */
  ownBodies(): Buffer[] {
    return [...this.#own.values()].flatMap(({ copy }) => (copy ? [copy.body] : []));
  }

  /** Whether a copy that the site's pages are drawn from has this text as a value. */
  mentions(text: string): boolean {
    const value = JSON.stringify(text);
    return [...this.#own.values()].some(({ copy }) => copy?.body.includes(value));
  }

  /** Ends the pending flights; resolves once the copies on disk are whole. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const flight of this.#pending) flight.abort();
    await this.#options.disk?.settled();
  }

  #entryOf(key: string): Entry {
    const held = this.#own.get(key) ?? this.#others.get(key);
    if (held) return held;
    const entry: Entry = {
      answeredAt: null,
      failedAt: null,
      flightAt: null,
      hasCopy: false,
      copy: null,
      copyAt: 0,
      refusal: null,
      flight: null,
    };
    this.#keep(key, entry);
    return entry;
  }

  #keep(key: string, entry: Entry): void {
    if (this.#options.ownKeys.has(key)) {
      this.#own.set(key, entry);
      return;
    }
    // An object that it holds already would not be weighed again, whatever its body grew to.
    this.#others.delete(key);
    this.#others.set(key, entry);
  }

  #start(key: string, entry: Entry): Flight {
    const startedAt = performance.now();
    const ended = this.#fly(key, entry, startedAt);
    const soon = Promise.race([
      ended,
      new Promise<void>((resolve) => {
        const timer = setTimeout(() => {
          if (entry.hasCopy) this.#statusOf(key)?.troubled(key, `no answer within ${PATIENCE_MS} ms`);
          resolve();
        }, PATIENCE_MS);
        void ended.then(() => clearTimeout(timer));
      }),
    ]);
    entry.flightAt = startedAt;
    entry.flight = { ended, soon };
    return entry.flight;
  }

  async #fly(key: string, entry: Entry, startedAt: number): Promise<void> {
    const abort = new AbortController();
    if (this.#isClosed) abort.abort();
    this.#pending.add(abort);
    const timer = setTimeout(() => abort.abort(), GIVE_UP_MS);
    const outcome = await this.#options.fetchContent(key, entry.copy, abort.signal);
    clearTimeout(timer);
    this.#pending.delete(abort);
    entry.flight = null;
    entry.flightAt = null;

    if (outcome.kind === 'failed') {
      entry.failedAt = startedAt;
      const cause = abort.signal.aborted ? `no answer within ${GIVE_UP_MS} ms` : outcome.cause;
      if (!this.#isClosed) this.#statusOf(key)?.failed(key, cause);
      return;
    }
    entry.answeredAt = startedAt;
    entry.failedAt = null;
    entry.refusal = outcome.kind === 'refused' ? outcome.refusal : null;
    if (outcome.kind === 'content') this.#take(key, entry, outcome.content);
    this.#keep(key, entry);
    if (outcome.kind === 'refused') {
      this.#statusOf(key)?.troubled(key, `the CMS answered ${outcome.refusal.status}`);
      return;
    }
    entry.hasCopy = entry.copy !== null;
    entry.copyAt = startedAt;
    this.#statusOf(key)?.answered(key, performance.now() - startedAt <= PATIENCE_MS);
  }

  #take(key: string, entry: Entry, fetched: Content): void {
    const held = entry.copy;
    // The object that is held stays when the bytes are the same, so that pages drawn from it stay good.
    if (held && held.etag === fetched.etag && held.body.equals(fetched.body)) return;
    entry.copy = fetched;
    if (this.#options.ownKeys.has(key)) this.#options.disk?.keep(key, fetched);
  }

  /** The operator hears of the site's own reads only: an odd query that fails is the business of whoever sent it. */
  #statusOf(key: string): ContentStatus | null {
    return this.#options.ownKeys.has(key) ? this.#options.status : null;
  }
}

function answerOf({ copy, copyAt, refusal, failedAt }: Entry, now: number): Answer {
  const ageMs = now - copyAt;
  // A read that was answered once and is refused now is trouble of the CMS, not a mistake of the reader.
  if (copy) {
    return { kind: 'content', content: copy, isStale: refusal !== null || isStaleAt(copyAt, now), ageMs };
  }
  // A refusal that the CMS can't be asked about any more is none.
  return refusal && failedAt === null ? { kind: 'refused', refusal } : { kind: 'none' };
}
