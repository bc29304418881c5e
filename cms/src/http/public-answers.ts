export interface Answer {
  body: Buffer;
  etag: string;
  /** The other headers of the first answer, so that a cached one looks the same. */
  headers: Record<string, string | string[]>;
  /** When it expires without an edit, for example as an event ends: milliseconds since 1970. Null if never. */
  goodUntil: number | null;
}

interface Kept {
  version: string;
  keptAt: number;
  goodUntil: number | null;
  answer: Promise<Answer | null>;
}

const MAX_ANSWERS = 500;
// A limit, in case a process died between a write outside a transaction and replacing the version.
const MAX_KEPT_MS = 60_000;

export function createPublicAnswers(now: () => number = () => Date.now()) {
  const answers = new Map<string, Kept>();

  return {
    /** The cached answer for this key and version, or a new one, made once for all concurrent requests. */
    async get(key: string, version: string, make: () => Promise<Answer | null>): Promise<Answer | null> {
      const kept = answers.get(key);
      if (kept?.version === version && isGood(kept, now())) return kept.answer;

      const made: Kept = { version, keptAt: now(), goodUntil: null, answer: make() };
      answers.delete(key);
      answers.set(key, made);
      if (answers.size > MAX_ANSWERS) answers.delete(answers.keys().next().value ?? '');
      try {
        const answer = await made.answer;
        made.goodUntil = answer?.goodUntil ?? null;
        if (answer === null && answers.get(key) === made) answers.delete(key);
        return answer;
      } catch (error) {
        if (answers.get(key) === made) answers.delete(key);
        throw error;
      }
    },
  };
}

function isGood({ keptAt, goodUntil }: Kept, now: number): boolean {
  // A clock that is set back would keep them for hours.
  return Math.abs(now - keptAt) < MAX_KEPT_MS && (goodUntil === null || now < goodUntil);
}
