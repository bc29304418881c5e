import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Answer, Content, FetchContent, Refusal } from './content';
import type { ContentStatus } from './content-status';
import type { CopiesOnDisk } from './copies-on-disk';
import { GIVE_UP_MS, isStaleAfter, nextStep, PATIENCE_MS, type KeyState } from './freshness';
import { msSince, thisMoment, type Moment } from './moment';
import { unconfirmedOnceOld } from './unconfirmed';

const MAX_OTHER_KEYS = 500;
const MAX_OTHER_BYTES = 64 * 1024 * 1024;
const ENTRY_BYTES = 1024;
const WARM_INTERVAL_MS = 60_000;
const STALE_INTERVAL_MS = 5000;

class Entry implements KeyState {
  answeredAt: number | null = null;
  failedAt: number | null = null;
  flightAt: number | null = null;
  flight: Flight | null = null;
  copy: Content | null = null;
  copyAt = thisMoment();
  refusal: Refusal | null = null;

  get hasCopy(): boolean {
    return this.copy !== null;
  }
}

interface Flight {
  ended: Promise<void>;
  soon: Promise<void>;
}

export interface ContentStoreOptions {
  fetchContent: FetchContent;
  status: ContentStatus;
  ownKeys: ReadonlySet<string>;
  /** Reads without which some page is a 503. */
  requiredKeys: ReadonlySet<string>;
  disk: CopiesOnDisk | null;
}

export class ContentStore {
  readonly #own = new Map<string, Entry>();
  readonly #others = new LRUCache<string, Entry>({
    max: MAX_OTHER_KEYS,
    maxSize: MAX_OTHER_BYTES,
    sizeCalculation: ({ copy, refusal }) =>
      ENTRY_BYTES + (copy?.body.length ?? 0) + (refusal?.body.length ?? 0),
  });
  /** Not AbortSignal.any: its signals would be remembered for as long as the host runs. */
  readonly #pending = new Set<AbortController>();
  #isClosed = false;
  #hasAskedForAll = false;
  #warming: NodeJS.Timeout | undefined;
  #onChange = () => {};

  constructor(private readonly options: ContentStoreOptions) {}

  async restore(): Promise<void> {
    await Promise.all(
      [...this.options.ownKeys].map(async (key) => {
        const kept = await this.options.disk?.read(key);
        const entry = this.#entryOf(key);
        if (!kept || entry.hasCopy) return;
        entry.copy = kept.content;
        const wall = kept.fetchedAt.getTime();
        entry.copyAt = { steady: performance.now() - Math.abs(Date.now() - wall), wall };
      }),
    );
  }

  /** A copy at most a second old while the CMS is up, otherwise the last good one. Never rejects. */
  async read(key: string): Promise<Answer> {
    const entry = this.#entryOf(key);
    const step = nextStep(entry, performance.now());
    const flight = step === 'start' || step === 'serve and start' ? this.#start(key, entry) : entry.flight;
    if (step === 'start' || step === 'wait') await (entry.hasCopy ? flight?.soon : flight?.ended);
    return answerOf(entry);
  }

  /** Takes all answers at the end: one may be refreshed while another is still awaited. */
  async readAll(keys: readonly string[]): Promise<Answer[]> {
    await Promise.all(keys.map((key) => this.read(key)));
    return keys.map((key) => answerOf(this.#entryOf(key)));
  }

  /** Keeps refreshing its own keys until it is closed, so that unvisited pages also survive a CMS failure. */
  async keepWarm(): Promise<void> {
    const { ownKeys, status } = this.options;
    await Promise.all([...ownKeys].map((key) => this.read(key)));
    this.#hasAskedForAll = true;
    if (this.#isClosed) return;
    const interval = status.report().stale.length > 0 ? STALE_INTERVAL_MS : WARM_INTERVAL_MS;
    this.#warming = setTimeout(() => void this.keepWarm(), interval).unref();
  }

  peek(key: string): Content | null {
    return this.#own.get(key)?.copy ?? this.#others.peek(key)?.copy ?? null;
  }

  /** Whether a page reads it. Any other read may be made up. */
  isOwn(key: string): boolean {
    return this.options.ownKeys.has(key);
  }

  get size(): number {
    return this.#own.size + this.#others.size;
  }

  /** The age in milliseconds of each copy that the site's pages use. */
  ages(): Array<readonly [key: string, ageMs: number]> {
    return [...this.#own].flatMap(([key, { copy, copyAt }]) =>
      copy ? [[key, msSince(copyAt)] as const] : [],
    );
  }

  /** Required reads that have no copy. */
  missing(): string[] {
    return [...this.options.requiredKeys].filter((key) => this.peek(key) === null);
  }

  /** Ready once every read has been tried, too: the pages that need none of the missing ones work. */
  get isReady(): boolean {
    return this.#hasAskedForAll || this.missing().length === 0;
  }

  ownBodies(): Buffer[] {
    return [...this.#own.values()].flatMap(({ copy }) => (copy ? [copy.body] : []));
  }

  /** Whether any copy that the site's pages use contains this text as a JSON string. */
  mentions(text: string): boolean {
    const value = JSON.stringify(text);
    return [...this.#own.values()].some(({ copy }) => copy?.body.includes(value));
  }

  whenChanged(listener: () => void): void {
    this.#onChange = listener;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#warming);
    for (const flight of this.#pending) flight.abort();
    await this.options.disk?.settled();
  }

  #entryOf(key: string): Entry {
    const held = this.#own.get(key) ?? this.#others.get(key);
    if (held) return held;
    const entry = new Entry();
    this.#keep(key, entry);
    return entry;
  }

  #keep(key: string, entry: Entry): void {
    if (this.isOwn(key)) {
      this.#own.set(key, entry);
      return;
    }
    // This read was evicted and started again since, so the held copy is newer.
    if ((this.#others.peek(key) ?? entry) !== entry) return;
    // Setting the same object again would not update its weight in the cache.
    this.#others.delete(key);
    this.#others.set(key, entry);
  }

  #start(key: string, entry: Entry): Flight {
    const startedAt = thisMoment();
    const reqId = randomUUID();
    const ended = this.#fly(key, entry, startedAt, reqId);
    const soon = new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        const cause = `no answer within ${PATIENCE_MS} ms`;
        if (entry.hasCopy) this.#statusOf(key)?.troubled(key, cause, { reqId, hasCopy: true });
        resolve();
      }, PATIENCE_MS);
      void ended.then(() => {
        clearTimeout(timer);
        resolve();
      });
    });
    entry.flightAt = startedAt.steady;
    entry.flight = { ended, soon };
    return entry.flight;
  }

  async #fly(key: string, entry: Entry, startedAt: Moment, reqId: string): Promise<void> {
    const abort = new AbortController();
    if (this.#isClosed) abort.abort();
    this.#pending.add(abort);
    const timer = setTimeout(() => abort.abort(), GIVE_UP_MS);
    const outcome = await this.options.fetchContent(key, entry.copy, { signal: abort.signal, reqId });
    clearTimeout(timer);
    this.#pending.delete(abort);
    entry.flight = null;
    entry.flightAt = null;

    if (outcome.kind === 'failed') {
      entry.failedAt = startedAt.steady;
      const cause = abort.signal.aborted ? `no answer within ${GIVE_UP_MS} ms` : outcome.cause;
      if (!this.#isClosed) this.#statusOf(key)?.failed(key, cause, { reqId, hasCopy: entry.hasCopy });
      return;
    }
    entry.answeredAt = startedAt.steady;
    entry.failedAt = null;
    entry.refusal = outcome.kind === 'refused' ? outcome.refusal : null;
    if (outcome.kind === 'content') this.#take(key, entry, outcome.content);
    this.#keep(key, entry);
    if (outcome.kind === 'refused') {
      const cause = `the CMS answered ${outcome.refusal.status}`;
      this.#statusOf(key)?.troubled(key, cause, { reqId, hasCopy: entry.hasCopy });
      return;
    }
    entry.copyAt = startedAt;
    this.options.disk?.keepTrying();
    this.#statusOf(key)?.answered(key, msSince(startedAt) <= PATIENCE_MS);
  }

  #take(key: string, entry: Entry, fetched: Content): void {
    const held = entry.copy;
    // The old object stays if the bytes are the same, so pages rendered from it stay valid.
    if (held && held.etag === fetched.etag && held.body.equals(fetched.body)) return;
    entry.copy = fetched;
    if (!this.isOwn(key)) return;
    this.options.disk?.keep(key, fetched);
    this.#onChange();
  }

  /** Reports only the site's own reads: a failing query that no page uses only matters to its sender. */
  #statusOf(key: string): ContentStatus | null {
    return this.isOwn(key) ? this.options.status : null;
  }
}

function answerOf({ copy, copyAt, refusal, failedAt }: Entry): Answer {
  const ageMs = msSince(copyAt);
  // If the CMS refuses a read that used to work, the fault is the CMS's, not the reader's.
  if (copy) {
    const content = unconfirmedOnceOld(copy, ageMs);
    return { kind: 'content', content, isStale: refusal !== null || isStaleAfter(ageMs), ageMs };
  }
  // An old refusal does not count if the CMS cannot be asked again.
  return refusal && failedAt === null ? { kind: 'refused', refusal } : { kind: 'none' };
}
