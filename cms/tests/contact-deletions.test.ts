import { Client } from 'pg';
import { expect, it } from 'vitest';
import { sendMessage } from './contact-visitor';
import { eventually } from './mail-server';
import { cms, place, staff, startOwnCms } from './own-cms';
import { signInToPanel } from './panel-session';
import { databaseClient } from './temporary-place';

const uid = 'api::contact.contact-message';
const mailUid = 'api::contact.contact-mail';
const replyUid = 'api::contact.contact-reply';

// No email is set up: only the deletions may touch the outbox.
startOwnCms();

async function announcedMessage(): Promise<string> {
  const { body } = await sendMessage(cms);
  const { documentId } = await cms.strapi.db
    .query(replyUid)
    .create({ data: { messageId: body.id, text: 'Hello' } });
  for (const messageId of [body.id, documentId])
    await cms.strapi.db.query(mailUid).create({ data: { messageId } });
  return body.id;
}

async function deleteInBothWays() {
  const panel = await signInToPanel(cms);
  return {
    byStaff: (id: string) => staff.call('DELETE', `/api/admin/contacts/${id}`),
    byPanel: (id: string) => panel.call('DELETE', `/content-manager/collection-types/${uid}/${id}`),
  };
}

const left = async () => ({
  messages: await cms.strapi.db.query(uid).count(),
  replies: await cms.strapi.db.query(replyUid).count(),
  mails: await cms.strapi.db.query(mailUid).count(),
});

it('deleting one message in the admin and the panel at the same time leaves nothing behind', async () => {
  const { byStaff, byPanel } = await deleteInBothWays();
  for (let round = 0; round < 5; round += 1) {
    const id = await announcedMessage();
    const [staffs, panels] = await Promise.all([byStaff(id), byPanel(id)]);
    expect([204, 404]).toContain(staffs.status);
    expect([200, 204, 404]).toContain(panels.status);
    expect(await left()).toEqual({ messages: 0, replies: 0, mails: 0 });
  }
});

// SQLite has one connection, so nothing waits for a lock.
if (databaseClient === 'postgres') {
  it('deletions always lock in the same order, whoever holds the mail', async () => {
    const { byStaff, byPanel } = await deleteInBothWays();
    const id = await announcedMessage();
    const holder = new Client({ connectionString: place.variables.DATABASE_URL });
    const watcher = new Client({ connectionString: place.variables.DATABASE_URL });
    await Promise.all([holder.connect(), watcher.connect()]);
    const waiting = async () => {
      const { rows } = await watcher.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows[0]?.count;
    };
    const isWaiting = (count: number) => eventually(waiting, (found) => found === count);
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT id FROM contact_mails WHERE message_id = $1 FOR UPDATE', [id]);
      const panels = byPanel(id);
      await isWaiting(1);
      const staffs = byStaff(id);
      await isWaiting(2);
      await holder.query('COMMIT');
      expect((await panels).status).toBe(200);
      expect((await staffs).status).toBe(404);
    } finally {
      await Promise.all([holder.end(), watcher.end()]);
    }
    expect(await left()).toEqual({ messages: 0, replies: 0, mails: 0 });
  });
}
