import type { Core } from '@strapi/strapi';

// Any number will do, as long as all replicas use the same.
const lockNumber = 1_996_0142;

/**
 * Lets replicas that start together on one PostgreSQL fill it one after the other. Strapi has brought the tables to the
 * schema by then, with no such lock: after an update, start one replica first. SQLite has one process anyway.
 */
export async function oneReplicaAtATime(strapi: Core.Strapi, setUp: () => Promise<void>): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return setUp();
  const transaction = await strapi.db.connection.transaction();
  try {
    // However long the others take, and then this one, whose transaction is idle meanwhile.
    await transaction.raw('SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
    await transaction.raw('SELECT pg_advisory_xact_lock(?)', [lockNumber]);
    await setUp();
  } finally {
    await transaction.rollback();
  }
}
