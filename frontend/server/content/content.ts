export interface Content {
  body: Buffer;
  json: unknown;
  etag: string | null;
}

export interface Refusal {
  status: number;
  body: Buffer;
  contentType: string;
}

export type Outcome =
  | { kind: 'content'; content: Content }
  | { kind: 'unchanged' }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'failed'; cause: string };

interface Asking {
  signal: AbortSignal;
  /** One read serves everyone who waits for it, so it is logged under a new id. */
  reqId: string;
}

/** Never rejects. */
export type FetchContent = (key: string, known: Content | null, asking: Asking) => Promise<Outcome>;

export type Answer =
  | { kind: 'content'; content: Content; isStale: boolean; ageMs: number }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'none' };

export interface Freshness {
  state: 'fresh' | 'stale' | 'missing';
  ageMs: number;
  /** When `ageMs` was measured, by `performance.now()`. */
  at: number;
}

export function goodCopy(answer: Answer): Content | null {
  return answer.kind === 'content' ? answer.content : null;
}

/** The bodies by read key; a read without a good copy is left out. */
export function dataOf(
  keys: readonly string[],
  contents: readonly (Content | null)[],
): Record<string, unknown> {
  return Object.fromEntries(
    keys.flatMap((key, index) => (contents[index] ? [[key, contents[index].json]] : [])),
  );
}

/** The freshness of something made from all of these. */
export function freshnessOf(answers: readonly Answer[]): Freshness {
  const isMissing = answers.some((answer) => goodCopy(answer) === null);
  const isStale = answers.some((answer) => answer.kind !== 'content' || answer.isStale);
  const ages = answers.map((answer) => (answer.kind === 'content' ? answer.ageMs : 0));
  const state = isMissing ? 'missing' : isStale ? 'stale' : 'fresh';
  return { state, ageMs: Math.max(0, ...ages), at: performance.now() };
}

/** The `X-Content` header, for the operator; age in seconds. */
export function describeFreshness({ state, ageMs }: Freshness): string {
  return state === 'missing' ? state : `${state}; age=${Math.floor(ageMs / 1000)}`;
}
