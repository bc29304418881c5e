import type { Core } from '@strapi/strapi';

// Any number will do, as long as all replicas use the same.
const LOCK_NUMBER = 1_996_0142;

/** Replicas set up one PostgreSQL in turn. The schema has no such lock: after an update, start one first. */
export async function oneReplicaAtATime(strapi: Core.Strapi, setUp: () => Promise<void>): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return setUp();
  const transaction = await strapi.db.connection.transaction();
  try {
    // No time limits: the others may take long, and this transaction is idle while `setUp` runs.
    await transaction.raw('SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
    await transaction.raw('SELECT pg_advisory_xact_lock(?)', [LOCK_NUMBER]);
    await setUp();
  } finally {
    await transaction.rollback();
  }
}
