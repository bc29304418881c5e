import type { Core } from '@strapi/strapi';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { LimitSettings } from '../environment/limits';
import { limitRules, type Limit } from './limit-rules';
import type { Counters } from './limits';

const TABLE_NAME = 'request_limits';

export function createCounters(strapi: Core.Strapi, settings: LimitSettings): Counters {
  const create = settings.store === 'database' ? (limit: Limit) => inDatabase(strapi, limit) : inMemory;
  return new Map(limitRules(settings).map((limit) => [limit.name, { limit, counter: create(limit) }]));
}

export async function makeCounterTable(strapi: Core.Strapi): Promise<void> {
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
