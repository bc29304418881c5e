import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Core } from '@strapi/strapi';
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { service } from '../../api/service';
import { requireEnvironment } from '../../environment/environment';
import { HttpError, UnavailableError } from '../../failures/failures';
import { inTime } from '../../failures/in-time';
import { loggedError } from '../../failures/logged-error';
import { clientAddressReader } from './client-address';
import { limitRules, waitInWords, type Limit, type LimitName } from './limit-rules';

export type Count = readonly [name: LimitName, key: string];

/** Created at startup, before the first attempt is counted. */
export const LIMITS_TABLE = 'request_limits';

/**
 * Runs what goes on after the request that started it. Otherwise its timers would keep the request in memory, and its
 * log lines would carry the id of a request that they are not about.
 */
export const outsideOfRequests = AsyncLocalStorage.snapshot();

/** Keys are stored only as hashes, since one may contain an email address. */
function createLimits(strapi: Core.Strapi) {
  const { limits, trustedProxies } = requireEnvironment(process.env);
  const readAddress = clientAddressReader(trustedProxies);
  const rules: Readonly<Record<LimitName, Limit>> = limitRules(limits);
  const counters = new Map<LimitName, RateLimiterAbstract>();

  const counterOf = (name: LimitName): RateLimiterAbstract => {
    const create = limits.store === 'database' ? inDatabase : inMemory;
    const counter = counters.get(name) ?? create(name, rules[name], strapi);
    counters.set(name, counter);
    return counter;
  };

  /** Counts one attempt. HttpError (429) if it exceeds the limit, UnavailableError (503) in an outage. */
  const take = async (name: LimitName, key: string): Promise<void> => {
    try {
      await inTime(outsideOfRequests(() => counterOf(name).consume(hashOf(key))));
    } catch (refusal) {
      // To refuse, the counter throws its state; if it fails, it throws an Error.
      if (refusal instanceof Error)
        throw new UnavailableError(`${name} cannot be counted`, { cause: refusal });
      const { msBeforeNext } = refusal as { msBeforeNext: number };
      const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
      throw new HttpError(429, rules[name].sentence(waitInWords(seconds)), { retryAfterSeconds: seconds });
    }
  };

  /** Takes one attempt back. A failure is only logged: it must not fail the call. */
  const giveBack = async (name: LimitName, key: string): Promise<void> => {
    try {
      await inTime(counterOf(name).reward(hashOf(key)));
    } catch (error) {
      strapi.log.warn(`An attempt at ${name} was not given back: ${loggedError(error)}`);
    }
  };

  /** Counts an attempt against several limits and returns a function that undoes it. If one refuses, none counts it. */
  const takeAll = async (counts: readonly Count[]): Promise<() => Promise<void>> => {
    const taken: Count[] = [];
    const giveAllBack = async () => {
      await Promise.all(taken.map((count) => giveBack(...count)));
    };
    for (const count of counts) {
      try {
        await take(...count);
      } catch (refusal) {
        await giveAllBack();
        throw refusal;
      }
      taken.push(count);
    }
    return giveAllBack;
  };

  return {
    take,
    giveBack,
    takeAll,
    addressOf: ({ req }: { req: IncomingMessage }) => readAddress(req),

    /**
     * Counts an attempt before the work, and takes it back unless the work resolves to null or false: that was a wrong
     * attempt.
     */
    async counted<Result>(counts: readonly Count[], work: () => Promise<Result>): Promise<Result> {
      const undo = await takeAll(counts);
      let isWrong = false;
      try {
        const result = await work();
        isWrong = result === null || result === false;
        return result;
      } finally {
        if (!isWrong) await undo();
      }
    },
  };
}

export const limitsOf = service(createLimits);

function inMemory(name: string, { points, seconds }: Limit): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
}

function inDatabase(name: string, limit: Limit, strapi: Core.Strapi): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: strapi.db.connection,
    storeType: 'knex',
    tableName: LIMITS_TABLE,
    tableCreated: true,
    keyPrefix: name,
    points: limit.points,
    duration: limit.seconds,
    clearExpiredByTimeout: true,
    // While the database fails, each replica counts for itself.
    insuranceLimiter: inMemory(name, limit),
  });
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
