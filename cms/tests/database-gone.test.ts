import { expect, it, vi } from 'vitest';
import { cms, startUnusedCms } from './own-cms';
import { signInToPanel } from './panel-session';

startUnusedCms({}, 'database');

it('answers 503 within two seconds if one connection hangs, and goes on with the next', async () => {
  expect((await cms.ask('/api/menu/full')).status).toBe(200);
  const { db } = cms.strapi;
  const query = db.query.bind(db);
  let isHanging = true;
  vi.spyOn(db, 'query').mockImplementation(((uid: 'strapi::core-store') => {
    if (!isHanging || uid !== 'strapi::core-store') return query(uid);
    isHanging = false;
    return { findOne: () => new Promise(() => undefined) };
  }) as never);
  const startedAt = performance.now();
  const replies = await Promise.all([cms.ask('/api/menu/full'), cms.ask('/api/site')]);
  expect(performance.now() - startedAt).toBeLessThan(4_000);
  expect(replies.map(({ status }) => status)).toContain(503);
  expect((await cms.ask('/api/menu/full')).status).toBe(200);
  expect(cms.takeErrors()).toEqual([expect.stringContaining('No answer in time')]);
});

it('prints nothing about a connection that was lost while nobody used it', async () => {
  const print = vi.spyOn(console, 'log');
  const { client } = cms.strapi.db.connection;
  const lost = await client.acquireConnection();
  Object.assign(lost, { __knex__disposed: new Error('Connection ended unexpectedly') });
  await client.releaseConnection(lost);
  expect((await cms.ask('/api/health')).status).toBe(200);
  expect(print).not.toHaveBeenCalled();
});

it('answers 503 while the database is gone, for health, for cached reads and in the panel', async () => {
  const panel = await signInToPanel(cms);
  expect((await cms.ask('/api/health')).status).toBe(200);
  expect((await cms.ask('/api/menu/full')).status).toBe(200);
  await cms.strapi.db.connection.destroy();
  // It is alive, although not ready.
  expect((await cms.ask('/_health')).status).toBe(204);
  for (const path of ['/api/health', '/api/menu/full']) {
    const reply = await cms.ask(path);
    expect(reply.status, path).toBe(503);
    expect(reply.body).toEqual({
      status: 503,
      error: 'ServiceUnavailableError',
      message: 'This is not available at the moment.',
    });
  }
  const saved = await panel.create('api::event.event', { title: 'Flamenco', type: 'event' });
  expect(saved.status).toBe(503);
  expect(saved.body.error.message).toMatch(/^The database didn’t answer\. If you were saving, /);
  // One line for the whole outage, without a stack.
  expect(cms.takeErrors()).toEqual([
    'GET /api/health 503: The database does not answer | caused by Error: Unable to acquire a connection',
  ]);
  cms.strapi.db.connection.initialize();
  const again = vi.spyOn(cms.strapi.log, 'info');
  for (const path of ['/api/health', '/api/menu/full']) expect((await cms.ask(path)).status).toBe(200);
  expect(again).toHaveBeenCalledExactlyOnceWith('The API answers again; 3 calls failed');
});
