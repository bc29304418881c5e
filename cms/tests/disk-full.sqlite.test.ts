import { expect, it } from 'vitest';
import { sendMessage } from './contact-visitor';
import { cms, startUnusedCms } from './own-cms';
import { signInToPanel } from './panel-session';
import type { Reply } from './running-cms';
import { signInAsStaff } from './staff-session';

startUnusedCms();

const full = expect.stringContaining('The server’s disk is full. Nothing was saved');
const long = 'x'.repeat(900);

/** Makes SQLite act as if the disk were full. For PostgreSQL's error code, see database-failures.test.ts. */
async function withFullDisk(work: () => Promise<void>) {
  const { connection } = cms.strapi.db;
  await connection.raw('VACUUM');
  const [{ page_count: pages }] = (await connection.raw('PRAGMA page_count')) as [{ page_count: number }];
  await connection.raw(`PRAGMA max_page_count = ${pages}`);
  try {
    await work();
  } finally {
    await connection.raw('PRAGMA max_page_count = 1073741823');
  }
}

/** Saves until the status is not one of these: each save makes the database a little larger. */
async function untilOther(statuses: number[], save: () => Promise<Reply>) {
  for (let saves = 0; saves < 40; saves += 1) {
    const reply = await save();
    if (!statuses.includes(reply.status)) return reply;
  }
  throw new Error('The disk does not fill');
}

it('a full disk is a 503 that says so, in the API and in the panel', async () => {
  const staff = await signInAsStaff(cms);
  const panel = await signInToPanel(cms);
  await withFullDisk(async () => {
    const event = { title: 'Flamenco', desc: long };
    const refused = await untilOther([201], () => staff.call('POST', '/api/admin/events', event));
    expect(refused).toMatchObject({
      status: 503,
      body: { error: 'ServiceUnavailableError', message: full },
    });
    const inPanel = await untilOther([201], () =>
      panel.create('api::event.event', { ...event, type: 'event' }),
    );
    expect(inPanel).toMatchObject({ status: 503, body: { error: { message: full } } });
    const message = await untilOther([201], () => sendMessage(cms, { message: long.repeat(5) }));
    expect(message).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('We could not take your message') },
    });
    expect((await cms.ask('/api/menu/full')).status).toBe(200);
  });
  expect((await staff.call('POST', '/api/admin/events', { title: 'Flamenco' })).status).toBe(201);
  for (const line of cms.takeErrors()) expect(line).toMatch(/SQLITE_FULL/);
});
