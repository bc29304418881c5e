import type { Core } from '@strapi/strapi';
import type { Environment } from '../environment/environment';
import { LIMITS_TABLE } from '../http/limits/limits';

/** Where replicas count attempts together. */
export async function ensureLimitsTable(strapi: Core.Strapi, { limits }: Environment): Promise<void> {
  if (limits.store !== 'database') return;
  await strapi.db.connection.raw(
    `CREATE TABLE IF NOT EXISTS "${LIMITS_TABLE}" (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)`,
  );
}
