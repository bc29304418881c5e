import { createHash } from 'node:crypto';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { inTime } from '../../failures/in-time';
import { SpokenError, UnavailableError } from '../../failures/failures';
import { loggedError } from '../../failures/logged-error';
import { waitInWords, type Limit, type LimitName } from './limit-rules';

export interface Limits {
  /** Counts one attempt. SpokenError (429) if it exceeds the limit, UnavailableError (503) in an outage. */
  take(name: LimitName, key: string): Promise<void>;
  /** Takes one attempt back. A failure is only logged: it must not fail the call. */
  giveBack(name: LimitName, key: string): Promise<void>;
}

export type Counters = Readonly<Record<LimitName, { limit: Limit; counter: RateLimiterAbstract }>>;

/** Limits over the given counters. Keys are stored only as hashes, since one may contain an email address. */
export function createLimits(counters: Counters, warn: (message: string) => void): Limits {
  return {
    async take(name, key) {
      const { limit, counter } = counters[name];
      try {
        await inTime(counter.consume(hashOf(key)));
      } catch (refusal) {
        // To refuse, the counter throws its state; if it fails, it throws an Error.
        if (refusal instanceof Error)
          throw new UnavailableError(`${name} cannot be counted`, { cause: refusal });
        const { msBeforeNext } = refusal as { msBeforeNext: number };
        const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
        throw new SpokenError(429, limit.sentence(waitInWords(seconds)), { retryAfterSeconds: seconds });
      }
    },
    async giveBack(name, key) {
      try {
        await inTime(counters[name].counter.reward(hashOf(key)));
      } catch (error) {
        warn(`An attempt at ${name} was not given back: ${loggedError(error)}`);
      }
    },
  };
}

/** Counts an attempt against several limits and returns a function that undoes it. If one refuses, none counts it. */
export async function takeAll(
  limits: Limits,
  counts: ReadonlyArray<readonly [name: LimitName, key: string]>,
): Promise<() => Promise<void>> {
  const taken: (typeof counts)[number][] = [];
  const giveBack = async () => {
    await Promise.all(taken.map(([name, key]) => limits.giveBack(name, key)));
  };
  for (const count of counts) {
    try {
      await limits.take(...count);
    } catch (refusal) {
      await giveBack();
      throw refusal;
    }
    taken.push(count);
  }
  return giveBack;
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
