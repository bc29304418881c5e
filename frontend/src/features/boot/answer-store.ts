import { createContext, use, useSyncExternalStore } from 'react';
import { fetchOnDemand, type Resource } from '../../api/resource';

interface Answer<T> {
  data?: T;
  /** The last fetch's error; older data may still be present. */
  error?: unknown;
  isFetching?: boolean;
}

const NONE: Answer<never> = {};

/** The answers that a tab has fetched, by key. Pending requests are shared. */
export class AnswerStore {
  readonly #given: ReadonlyMap<string, Answer<unknown>>;
  readonly #answers: Map<string, Answer<unknown>>;
  readonly #listeners = new Set<() => void>();

  /** @param given the answers embedded in the page. */
  constructor(given: Record<string, unknown> = {}) {
    this.#given = new Map(Object.entries(given).map(([key, data]) => [key, { data }]));
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
      // If the content is unchanged, the same object is kept, so that nothing renders again.
      const isSame = JSON.stringify(data) === JSON.stringify(before.data);
      this.#put(resource, { data: isSame ? before.data : data });
    } catch (error) {
      this.#put(resource, { data: before.data, error });
    }
  }

  #put({ key }: Resource<unknown>, answer: Answer<unknown>): void {
    this.#answers.set(key, answer);
    for (const listener of this.#listeners) listener();
  }
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
