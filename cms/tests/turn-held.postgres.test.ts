import { readdir } from 'node:fs/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentOf } from './make-content';
import { quarter } from './make-pictures';
import { startCms, type RunningCms } from './running-cms';
import { sendPicture } from './sending-pictures';
import { signInAsStaff, type StaffSession } from './staff-session';
import { makePlace, type TemporaryPlace } from './temporary-place';

const dishUid = 'api::menu.menu-item';

// On SQLite, no other process could hold the lock.
describe('while somebody else holds the lock', () => {
  let place: TemporaryPlace;
  let cms: RunningCms;
  let staff: StaffSession;
  let category: string;
  let dish: string;
  let holder: Client;

  beforeAll(async () => {
    place = await makePlace();
    cms = await startCms(place);
    staff = await signInAsStaff(cms);
    const make = contentOf(cms.strapi);
    category = await make.category('Tapas');
    dish = await make.dish('Tortilla', category);
  });

  afterAll(async () => {
    await cms?.stop();
    await place?.remove();
  });

  beforeEach(async () => {
    holder = new Client({ connectionString: place.variables.DATABASE_URL });
    await holder.connect();
    await holder.query('BEGIN');
    const held = await holder.query(
      `UPDATE strapi_core_store_settings SET value = value WHERE key = 'casa_content_version'`,
    );
    expect(held.rowCount).toBe(1);
  });

  afterEach(async () => {
    await holder.query('ROLLBACK');
    await holder.end();
  });

  const save = (price: number) =>
    staff.call('PUT', `/api/admin/menu/${dish}`, { name: 'Tortilla', price, category });
  const storedPrice = async () => (await cms.strapi.documents(dishUid).findOne({ documentId: dish }))?.price;
  const refusal = {
    status: 503,
    body: {
      status: 503,
      error: 'ServiceUnavailableError',
      message: 'Somebody else is saving and has not finished. Nothing was saved: please try again.',
    },
  };
  /** A busy machine may take longer than five seconds, but nobody waits twice that. */
  const longestWait = 9_500;
  const lockTimeout = expect.stringMatching(/503: Somebody else is saving.* caused by \w+ 55P03\b/);

  it('a save is refused in about five seconds, and works once it is free', async () => {
    const price = await storedPrice();
    const startedAt = performance.now();
    const reply = await save(31);
    expect(reply).toMatchObject(refusal);
    expect(reply.headers.get('retry-after')).toBe('5');
    expect(performance.now() - startedAt).toBeLessThan(longestWait);
    expect(cms.takeErrors()).toEqual([lockTimeout]);
    expect(await storedPrice()).toBe(price);
    await holder.query('ROLLBACK');
    expect((await save(31)).status).toBe(200);
    expect(await storedPrice()).toBe(31);
  });

  it('more saves than the pool has connections are refused together, and visitors read meanwhile', async () => {
    const price = await storedPrice();
    const startedAt = performance.now();
    let areWaiting = true;
    const saves = Promise.all(Array.from({ length: 25 }, (_, at) => save(40 + at))).finally(
      () => (areWaiting = false),
    );
    let reads = 0;
    while (areWaiting) {
      for (const path of ['/api/menu/full', `/api/offers?limit=${1 + (reads % 9)}`]) {
        expect((await cms.ask(path)).status, path).toBe(200);
      }
      reads += 1;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    for (const reply of await saves) expect(reply).toMatchObject(refusal);
    expect(performance.now() - startedAt).toBeLessThan(longestWait);
    expect(reads).toBeGreaterThan(5);
    for (const line of cms.takeErrors()) expect(line).toEqual(lockTimeout);
    expect(await storedPrice()).toBe(price);
  });

  it('a picture is refused, and nothing of it is left', async () => {
    const photo = await (await quarter()).jpeg().toBuffer();
    expect(await sendPicture(cms, staff.token, photo)).toMatchObject(refusal);
    expect(cms.takeErrors()).toEqual([lockTimeout]);
    expect(await cms.strapi.db.query('plugin::upload.file').count()).toBe(0);
    expect(await readdir(place.uploadsDir)).toEqual([]);
  });

  it('a save whose connection is lost is refused, without saying whether it was stored', async () => {
    const waiting = save(50);
    const ended = async () =>
      (
        await holder.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        )
      ).rowCount;
    await expect.poll(ended).toBe(1);
    const reply = await waiting;
    expect(reply).toMatchObject({ status: 503, body: { message: 'This is not available at the moment.' } });
    expect(cms.takeErrors()).toHaveLength(1);
    await holder.query('ROLLBACK');
    expect((await save(12)).status).toBe(200);
  });

  it('a transaction that stops midway is ended after half a minute', async () => {
    const { rows } = await cms.strapi.db.connection.raw('SHOW idle_in_transaction_session_timeout');
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '30s' }]);
  });
});
