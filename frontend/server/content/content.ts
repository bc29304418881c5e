/** A good answer of the CMS to one public read. A new object means new bytes: identity tells versions apart. */
export interface Content {
  body: Buffer;
  json: unknown;
  /** The CMS's own entity tag, quoted; null where it sent none. */
  etag: string | null;
}

/** An answer of the CMS that says no: never kept as a good copy, and passed on only where there is none. */
export interface Refusal {
  status: number;
  body: Buffer;
  contentType: string;
}

/** How one request to the CMS ended. */
export type Outcome =
  | { kind: 'content'; content: Content }
  | { kind: 'unchanged' }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'failed'; cause: string };

/** Asks the CMS for a key, telling it which version is known. Never rejects. */
export type FetchContent = (key: string, known: Content | null, signal: AbortSignal) => Promise<Outcome>;

/** What a reader gets. `isStale` is true for a copy older than the promise of one second. */
export type Answer =
  | { kind: 'content'; content: Content; isStale: boolean; ageMs: number }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'none' };
