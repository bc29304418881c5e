import { createContext, use, useSyncExternalStore } from 'react';
import { CodeMissingError } from '../../api/errors';
import { fetchOnDemand, type Resource } from '../../api/resource';
import { CONFIRMED_MS, unconfirmed } from '../../domain/unconfirmed';
import { loadAgain, noteLoaded } from '../../ui/load-again';

interface Answer<T> {
  data?: T;
  /** The last fetch's error; older data may still be present. */
  error?: unknown;
  isFetching?: boolean;
  /** When the data arrived. */
  at?: number;
}

const NONE: Answer<never> = {};

/** The answers that a tab has fetched, by key. Pending requests are shared. */
export class AnswerStore {
  readonly #given: ReadonlyMap<string, Answer<unknown>>;
  readonly #answers: Map<string, Answer<unknown>>;
  readonly #listeners = new Set<() => void>();

  /** @param given the answers embedded in the page. */
  constructor(given: Record<string, unknown> = {}) {
    // Back may show a page from the browser's cache, whatever its `Cache-Control`. Nothing says how old that one is, so
    // it counts as older than any.
    const at = visitType() === 'back_forward' ? 0 : arrivedAt();
    this.#given = new Map(Object.entries(given).map(([key, data]) => [key, { data, at }]));
    this.#answers = new Map(this.#given);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  read<T>({ key }: Resource<T>): Answer<T> {
    return (this.#answers.get(key) ?? NONE) as Answer<T>;
  }

  /** The answer that the server rendered with, for parts that hydrate after a newer one was fetched. */
  readGiven<T>({ key }: Resource<T>): Answer<T> {
    return (this.#given.get(key) ?? NONE) as Answer<T>;
  }

  async fetch<T>(resource: Resource<T>): Promise<void> {
    const before = this.read(resource);
    if (before.isFetching) return;
    this.#put(resource, { ...before, isFetching: true });
    try {
      const data = await fetchOnDemand(resource);
      noteLoaded(resource.key);
      // If the content is unchanged, the same object is kept, so that nothing renders again.
      const held = this.read(resource).data;
      const isSame = JSON.stringify(data) === JSON.stringify(held);
      this.#put(resource, { data: isSame ? held : data, at: Date.now() });
    } catch (error) {
      // Otherwise a tab from before an update would show its old answers forever.
      if (error instanceof CodeMissingError) void loadAgain(resource.key);
      this.#put(resource, { ...this.read(resource), isFetching: false, error });
      this.age(resource);
    }
  }

  isOlderThan(ms: number, resource: Resource<unknown>): boolean {
    const { at = Infinity } = this.read(resource);
    return Date.now() - at > ms;
  }

  /** Old data confirms no allergens, in an open tab too: staff may have taken it back. */
  age(resource: Resource<unknown>): void {
    if (!this.isOlderThan(CONFIRMED_MS, resource)) return;
    const { at: _, ...answer } = this.read(resource);
    this.#put(resource, { ...answer, data: unconfirmed(answer.data) });
  }

  #put({ key }: Resource<unknown>, answer: Answer<unknown>): void {
    this.#answers.set(key, answer);
    for (const listener of this.#listeners) listener();
  }
}

export function visitType(): string {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type ?? '';
}

/** The page may hydrate hours later, when the phone wakes up or the connection is back. */
function arrivedAt(): number {
  // The server has no document; in development, `app/entry-start.ts` does not run.
  return Number(globalThis.document?.documentElement.dataset['arrived'] ?? Date.now());
}

export const AnswersContext = createContext(new AnswerStore());

/** Does not fetch by itself. */
export function useAnswer<T>(resource: Resource<T>): Answer<T> {
  const store = use(AnswersContext);
  return useSyncExternalStore(
    store.subscribe,
    () => store.read(resource),
    () => store.readGiven(resource),
  );
}
