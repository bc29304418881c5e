import type { Core } from '@strapi/strapi';
import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { requireEnvironment } from '../../environment/environment';
import type { LimitSettings } from '../../environment/limits';
import { clientAddressReader } from './client-address';
import { type Limit, limitRules } from './limit-rules';
import { type Counters, createLimits, type Limits } from './limits';

export interface LimitsOfStrapi extends Limits {
  addressOf(ctx: { req: IncomingMessage }): string;
}

const OF_STRAPI = new WeakMap<Core.Strapi, LimitsOfStrapi>();

export function limitsOf(strapi: Core.Strapi): LimitsOfStrapi {
  const limits = OF_STRAPI.get(strapi) ?? createFor(strapi);
  OF_STRAPI.set(strapi, limits);
  return limits;
}

function createFor(strapi: Core.Strapi): LimitsOfStrapi {
  const { limits, trustedProxies } = requireEnvironment(process.env);
  const readAddress = clientAddressReader(trustedProxies);
  return {
    ...createLimits(createCounters(strapi, limits), (message) => strapi.log.warn(message)),
    addressOf: ({ req }) => readAddress(req),
  };
}

/** Made at start, before the first attempt is counted. */
export const LIMITS_TABLE = 'request_limits';

function createCounters(strapi: Core.Strapi, settings: LimitSettings): Counters {
  const counted = (name: string, limit: Limit) => ({
    limit,
    counter: settings.store === 'database' ? inDatabase(strapi, name, limit) : inMemory(name, limit),
  });
  const counters = Object.entries(limitRules(settings)).map(([name, limit]) => [name, counted(name, limit)]);
  return Object.fromEntries(counters) as Counters;
}

function inMemory(name: string, { points, seconds }: Limit): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
}

function inDatabase(strapi: Core.Strapi, name: string, limit: Limit): RateLimiterPostgres {
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
