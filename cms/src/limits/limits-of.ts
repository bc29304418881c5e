import type { Core } from '@strapi/strapi';
import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { requireEnvironment } from '../environment/environment';
import type { LimitSettings } from '../environment/limits';
import { clientAddressReader } from './client-address';
import { type Limit, limitRules } from './limit-rules';
import { type Counters, createLimits, type Limits } from './limits';

export interface LimitsOfStrapi extends Limits {
  addressOf(ctx: { req: IncomingMessage }): string;
  /** Must be called before the first attempt is counted. */
  start(): Promise<void>;
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
    start: async () => {
      if (limits.store === 'database') await makeCounterTable(strapi);
    },
  };
}

const TABLE_NAME = 'request_limits';

function createCounters(strapi: Core.Strapi, settings: LimitSettings): Counters {
  const create = settings.store === 'database' ? (limit: Limit) => inDatabase(strapi, limit) : inMemory;
  return new Map(limitRules(settings).map((limit) => [limit.name, { limit, counter: create(limit) }]));
}

async function makeCounterTable(strapi: Core.Strapi): Promise<void> {
  const { connection, dialect } = strapi.db;
  if (dialect.client !== 'postgres') throw new Error('Limits are kept in a PostgreSQL database only');
  await connection.raw(
    `CREATE TABLE IF NOT EXISTS "${TABLE_NAME}" (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)`,
  );
}

function inMemory({ name, points, seconds }: Limit): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
}

function inDatabase(strapi: Core.Strapi, limit: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: strapi.db.connection,
    storeType: 'knex',
    tableName: TABLE_NAME,
    tableCreated: true,
    keyPrefix: limit.name,
    points: limit.points,
    duration: limit.seconds,
    clearExpiredByTimeout: true,
    // While the database fails, each replica counts for itself.
    insuranceLimiter: inMemory(limit),
  });
}
